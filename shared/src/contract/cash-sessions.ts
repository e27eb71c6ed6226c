import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  CurrencyCode,
  Id,
  Instant,
  NonNegativeMoney,
  PageQuery,
  PositiveMoney,
  page,
  text,
} from './common.ts';

/** More than any currency has of notes and coins together. */
const MAX_DENOMINATIONS = 60;

/** Money counted or expected of one method, in its currency. */
const Counted = z.strictObject({
  payment_method_id: Id,
  amount: NonNegativeMoney,
  /** How many of each note or coin, `{ "20": 3 }`; what was counted by hand. */
  denominations: z
    .record(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/), z.number().int().min(0).max(1_000_000))
    .refine((counted) => Object.keys(counted).length <= MAX_DENOMINATIONS, 'too-many')
    .meta({ description: `Notes and coins by their value, at most ${MAX_DENOMINATIONS} of them` })
    .optional(),
});

export const CashMovement = z.object({
  id: Id,
  kind: z.enum(['pay_in', 'pay_out']),
  payment_method_id: Id,
  name: z.string(),
  amount: z.string(),
  currency: CurrencyCode,
  reason: z.string(),
  create_at: Instant,
  user: z.string().nullable(),
});

/**
 * What one method should hold and what was counted: opening + received − given + pay-ins − pay-outs. Received are the
 * payments of the cash session's sales, abonos, and the change that an annulled sale brings back; given are changes, what
 * returns pay back, what annulled sales and abonos had been paid with, and what was given back of a balance in favour.
 */
export const CashCount = z.object({
  payment_method_id: Id,
  name: z.string(),
  currency: CurrencyCode,
  is_cash: z.boolean(),
  opening: z.string(),
  received: z.string(),
  given: z.string(),
  pay_in: z.string(),
  pay_out: z.string(),
  expected: z.string(),
  /** Null while the session is open. */
  counted: z.string().nullable(),
  difference: z.string().nullable(),
});

/** What a cash session sold, in the two currencies of its sales and each at its own rate; `docs/reports.md` says what each figure means. */
export const CashSessionSales = z.object({
  main: CurrencyCode,
  alternative: CurrencyCode,
  sold: z.string(),
  sold_alternative: z.string(),
  /** Annulled or brought back in this cash session, whoever had sold it. */
  undone: z.string(),
  undone_alternative: z.string(),
  /** Sold less undone. */
  total: z.string(),
  total_alternative: z.string(),
});

export const CashSession = z.object({
  id: Id,
  status: z.enum(['open', 'closed']),
  user: z.object({ id: Id, name: z.string() }),
  opened_at: Instant,
  closed_at: Instant.nullable(),
  notes: z.string(),
  /** How many were made, those among them that were annulled later too. */
  sales: z.number().int(),
  /** More than one only where the company changed its currencies in between; none before the first sale. */
  totals: z.array(CashSessionSales),
  counts: z.array(CashCount),
  /**
   * The methods that have something to be counted, where what should be there is not told before it was: the company counts
   * blind and the user may not see its reports. `totals` and `counts` are empty then, until the session is closed.
   */
  to_count: z
    .array(CashCount.pick({ payment_method_id: true, name: true, currency: true, is_cash: true }))
    .optional(),
  movements: z.array(CashMovement),
});
export type CashSession = z.output<typeof CashSession>;

export const openCashSession = defineCall({
  method: 'POST',
  path: '/cash_sessions/open',
  summary: 'Opens the cash session of this user with what is in it',
  tag: 'Cash',
  access: ['sales', 'create'],
  body: z.strictObject({ id: Id.optional(), opening: z.array(Counted).max(50).default([]) }),
  response: CashSession,
  status: 201,
});

export const createCashMovement = defineCall({
  method: 'POST',
  path: '/cash_sessions/movement',
  summary: 'Puts money into the open cash session or takes it out, with a reason',
  tag: 'Cash',
  access: ['sales', 'create'],
  body: z.strictObject({
    id: Id.optional(),
    kind: z.enum(['pay_in', 'pay_out']),
    payment_method_id: Id,
    amount: PositiveMoney,
    reason: text(1, 200),
  }),
  response: CashSession,
  status: 201,
});

export const closeCashSession = defineCall({
  method: 'POST',
  path: '/cash_sessions/close',
  summary: 'Closes the open cash session: counted against expected, by method and currency',
  tag: 'Cash',
  access: ['sales', 'create'],
  body: z.strictObject({ id: Id, counted: z.array(Counted).max(50), notes: text(0, 500).default('') }),
  response: CashSession,
});

export const findCurrentCashSession = defineCall({
  method: 'GET',
  path: '/cash_sessions/current',
  summary: 'The open cash session of this user; null when there is none',
  tag: 'Cash',
  access: ['sales', 'create'],
  response: z.object({ session: CashSession.nullable() }),
});

export const listCashSessions = defineCall({
  method: 'GET',
  path: '/cash_sessions',
  summary: 'The cash sessions of the company, the last opened first',
  tag: 'Cash',
  access: ['reports', 'balance'],
  query: PageQuery,
  response: page(CashSession),
});
