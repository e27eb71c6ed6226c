import { z } from 'zod';
import { defineCall } from './call.ts';
import { ClientId, CurrencyCode, Day } from './common.ts';

const Told = z.object({ rate: z.string(), inverse: z.string().nullable() });

export const findMorning = defineCall({
  method: 'GET',
  path: '/summary/morning',
  summary: 'What is worth a minute at the first opening of a day; a part that the role may not see is null',
  tag: 'Reports',
  access: 'session',
  query: z.strictObject({}),
  response: z.object({
    today: Day,
    main: CurrencyCode,
    alternative: CurrencyCode,
    /** The rate that counts now and the one that counted when the day before ended; null where it is the same, or there was none. */
    rate: z.object({ now: Told, before: Told }).nullable(),
    /** products, read: fixed prices that give less than the cost, and, those included, than the utility, at today's rate. */
    prices: z.object({ below_cost: z.number().int(), below_utility: z.number().int() }).nullable(),
    /** products, read: how many are at their minimum or below, and the first of them. */
    low_stock: z.object({ count: z.number().int(), names: z.array(z.string()) }).nullable(),
    /** reports, pending_incomes: how many owe, and who has owed longest; a debt that no sale explains has no day. */
    debts: z
      .object({
        clients: z.number().int(),
        oldest: z.object({ client_id: ClientId, name: z.string(), since: Day }).nullable(),
      })
      .nullable(),
    /** sales, read: sales that came late with something that nobody has looked at yet. */
    to_review: z.number().int().nullable(),
  }),
});
