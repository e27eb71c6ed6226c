import { z } from 'zod';
import { defineCall } from './call.ts';
import { ClientParams } from './clients.ts';
import { ClientId, CurrencyCode, Day, Id, Instant, PageQuery, page } from './common.ts';
import { DebtTender } from './contact.ts';
import { DESCRIPTION } from './report-fields.ts';

/** An amount in the company's currency and in its alternative one. */
export const BothAmounts = z.object({ main: z.string(), alternative: z.string() });
export type BothAmounts = z.output<typeof BothAmounts>;

export const CLIENT_MOVEMENT_KINDS = [
  'sale',
  'payment',
  'annulment',
  'return',
  'opening',
  'opening_annulment',
  'refund',
  'exchange',
  'payment_annulment',
] as const;

/** An abono, what was given back, or an exchange, as a line of the statement tells it. */
const StatementPayment = z.object({
  id: Id,
  /** The receipt's. */
  number: z.number().int(),
  payments: z.array(DebtTender),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, frozen; `inverse` where it was given the other way (see PairRate). */
  rate: z.string(),
  inverse: z.string().nullable(),
  is_annulled: z.boolean(),
});

export const ClientMovement = z.object({
  id: Id,
  kind: z.enum(CLIENT_MOVEMENT_KINDS),
  /** Positive: owes more. */
  amount: z.string(),
  currency: CurrencyCode,
  /** What was owed in that currency after it; below zero it is in the client's favour. */
  balance: z.string(),
  sale_id: Id.nullable(),
  sale_number: z.number().int().nullable(),
  opening_id: Id.nullable(),
  /** What it left or paid is of this one; null of sales and opening debts, and of an abono of before there were any. */
  payment: StatementPayment.nullable(),
  /** Of a sale and an opening debt: what of it is still owed. */
  owed: z.string().nullable(),
  /** Of the same: when it is to be paid; null: nobody said. */
  due_on: Day.nullable(),
  note: z.string(),
  create_at: Instant,
  user: z.string().nullable(),
});
export type ClientMovement = z.output<typeof ClientMovement>;

export const findStatement = defineCall({
  method: 'GET',
  path: '/clients/{id}/statement',
  summary:
    'The client’s ledger, newest first, whole or of some days: what was lent and paid, the balance after each, what is open of each debt',
  tag: 'Clients',
  access: ['clients', 'read'],
  params: ClientParams,
  query: PageQuery.extend({
    /** First and last day, as they are in Caracas. */
    from: Day.optional(),
    to: Day.optional(),
  }),
  response: page(ClientMovement).extend({
    /** What was owed in each currency before `from`; below zero it was in the client's favour. Empty without a `from`. */
    before: z.array(z.object({ currency: CurrencyCode, amount: z.string() })),
  }),
});

/** A debt that is not paid whole: a sale on credit, or what was owed before Cuadra. */
export const OpenDebt = z.object({
  sale_id: Id.nullable(),
  sale_number: z.number().int().nullable(),
  opening_id: Id.nullable(),
  /** Since when; null for what no debt explains. */
  day: Day.nullable(),
  due_on: Day.nullable(),
  /** What was lent, and what of it is owed, in `currency`. */
  total: z.string(),
  owed: z.string(),
  currency: CurrencyCode,
});
export type OpenDebt = z.output<typeof OpenDebt>;

/** More are paid by the oldest, not one by one. */
export const MOST_OPEN_DEBTS = 200;

const TopProduct = z.object({
  id: Id,
  name: z.string(),
  /** In units, less what came back. */
  qty: z.string(),
  total: BothAmounts,
});

/** What there is between a shop and a client, at today's rate. */
export const ClientAccount = z.object({
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, now. */
  rate: z.string(),
  inverse: z.string().nullable(),
  /** All that is owed, and all that is in the client's favour. */
  owed: BothAmounts,
  in_favour: BothAmounts,
  /** What of it should have been paid before today. */
  overdue: BothAmounts,
  /** In alternative, what may still be lent, not below zero; null: no limit. */
  credit_left: z.string().nullable(),
  /** Sold less what came back, since the first of this month and of this year. */
  bought_this_month: BothAmounts,
  bought_this_year: BothAmounts,
  last_sale_on: Day.nullable(),
  /** How many days what was lent took to be paid, on average of the money; null while nothing was. */
  days_to_pay: z.number().nullable(),
  /** The oldest first, `MOST_OPEN_DEBTS` at most. */
  debts: z.array(OpenDebt),
  /** What they took most of in a year. */
  products: z.array(TopProduct),
});
export type ClientAccount = z.output<typeof ClientAccount>;

export const findClientAccount = defineCall({
  method: 'GET',
  path: '/clients/{id}/account',
  summary: 'What a client owes, by when, what may still be lent, and what they buy',
  tag: 'Clients',
  access: ['clients', 'read'],
  params: ClientParams,
  response: ClientAccount,
});

/** In days past the day on which it was to be paid; `current`: not due yet. */
export const AGEING_BANDS = ['current', 'to_30', 'to_60', 'to_90', 'over_90'] as const;
const Bands = z.object({
  current: BothAmounts,
  to_30: BothAmounts,
  to_60: BothAmounts,
  to_90: BothAmounts,
  over_90: BothAmounts,
});
export type AgeingBands = z.output<typeof Bands>;

export const AgeingRow = z.object({
  client: z.object({ id: ClientId, name: z.string(), phone: z.string().nullable() }),
  /** When they were last reminded of it; null: never. */
  reminded_at: Instant.nullable(),
  total: BothAmounts,
  bands: Bands,
});
export type AgeingRow = z.output<typeof AgeingRow>;

export const findAgeing = defineCall({
  method: 'GET',
  path: '/clients/ageing',
  summary: `What clients owe by how long it is overdue, the most first, in both currencies at today’s rate. What has no due date counts from its day. ${DESCRIPTION}`,
  tag: 'Clients',
  access: ['clients', 'read'],
  query: PageQuery,
  response: z.object({
    main: CurrencyCode,
    alternative: CurrencyCode,
    rate: z.string(),
    clients: z.number().int(),
    total: BothAmounts,
    bands: Bands,
    items: z.array(AgeingRow),
    next: z.string().nullable(),
  }),
});
