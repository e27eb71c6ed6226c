import { z } from 'zod';
import { DEBT_AGES } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { ClientId, CurrencyCode, Day, Id, Instant } from './common.ts';
import { DESCRIPTION, itemFields, reportFields, reportQuery, totals } from './report-fields.ts';

const Age = z.union(DEBT_AGES.map((age) => z.literal(age)));

/** A debt in the currency that it is held in. */
const Debt = z.object({ currency: CurrencyCode, amount: z.string() });

/** What is owed now. In both currencies at today's rate, at which it would be paid; of debts in other ones, nothing. */
export const PendingFigures = z.object({
  sales: z.number().int(),
  clients: z.number().int(),
  ...totals,
  currencies: z.array(Debt),
});
export type PendingFigures = z.output<typeof PendingFigures>;

export const PendingSale = z.object({
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  /** Days since then, and the age that makes it (see `DEBT_AGES`). */
  days: z.number().int(),
  age: Age,
  client: z.object({ id: ClientId, name: z.string() }),
  seller: z.object({ id: Id, name: z.string() }),
  /** What the sale left owed, and what of it still is, in `currency`. */
  balance: z.string(),
  owed: z.string(),
  currency: CurrencyCode,
});
export type PendingSale = z.output<typeof PendingSale>;

export const PendingItem = z.object({
  ...itemFields,
  sales: z.number().int(),
  /** The day of the oldest sale. */
  since: Day.nullable(),
  ...totals,
  currencies: z.array(Debt),
  /** Only of `by=sale`. */
  sale: PendingSale.optional(),
});
export type PendingItem = z.output<typeof PendingItem>;

/** Without `from` and `to`, all that is owed. */
const pendingFields = {
  from: Day.nullable(),
  to: Day.nullable(),
  group: reportFields.group,
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, today. */
  rate: z.string(),
};
const pendingResponse = z.object({
  ...pendingFields,
  totals: PendingFigures,
  items: z.array(PendingItem),
  next: z.string().nullable(),
});

export const findPendingSalesReport = defineCall({
  method: 'GET',
  path: '/reports/pending_sales',
  summary: `Sales on credit that still are owed, the oldest first, or by period, seller or client. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'pending_sales'],
  query: reportQuery(['sale', 'period', 'seller', 'client']),
  response: pendingResponse,
});

export const findPendingIncomesReport = defineCall({
  method: 'GET',
  path: '/reports/pending_incomes',
  summary: `What clients owe, by client or by age. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'pending_incomes'],
  query: reportQuery(['client', 'age']),
  response: pendingResponse,
});
