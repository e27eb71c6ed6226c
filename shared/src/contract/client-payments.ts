import { z } from 'zod';
import { defineCall } from './call.ts';
import { ClientParams } from './clients.ts';
import { ClientId, CurrencyCode, Day, Id, Instant, PositiveMoney, text } from './common.ts';
import { DebtTender } from './contact.ts';
import { TenderDraft } from './sale-draft.ts';

/** What it paid of a debt that it named. */
const Allocation = z.object({
  sale_id: Id.nullable(),
  sale_number: z.number().int().nullable(),
  opening_id: Id.nullable(),
  amount: z.string(),
});

export const CLIENT_PAYMENT_KINDS = ['payment', 'refund', 'exchange'] as const;

/** An abono; what was given back of a balance in favour; or one that paid a debt in the other currency. */
export const ClientPayment = z.object({
  id: Id,
  kind: z.enum(CLIENT_PAYMENT_KINDS),
  /** The receipt's. */
  number: z.number().int(),
  client_id: ClientId,
  create_at: Instant,
  user: z.string(),
  /** What it took off the debt, or off the balance in favour, in `currency`. */
  amount: z.string(),
  currency: CurrencyCode,
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, frozen; `inverse` where it was given the other way. */
  rate: z.string(),
  inverse: z.string().nullable(),
  note: z.string(),
  payments: z.array(DebtTender),
  /** Of an exchange: what it took of the balance in favour. */
  credit: z.object({ amount: z.string(), currency: CurrencyCode }).nullable(),
  /** The debts that it named; what is over paid the oldest. */
  debts: z.array(Allocation),
  /** What was owed in `currency` after it; below zero it is in the client's favour. */
  balance: z.string(),
  annulment: z.object({ reason: z.string(), user: z.string(), create_at: Instant }).nullable(),
});
export type ClientPayment = z.output<typeof ClientPayment>;

const tenders = {
  id: Id.optional(),
  payments: z.array(TenderDraft).min(1, 'required').max(20),
  note: text(0, 300).default(''),
  /** Of which debt, or which balance in favour, where there are two; the alternative by default. */
  currency: CurrencyCode.optional(),
  /** The rate the screen counted with; a newer one answers 409 ERROR_RATE_CHANGED. */
  rate_id: Id.nullable().optional(),
};

export const payDebt = defineCall({
  method: 'POST',
  path: '/clients/{id}/payments',
  summary: 'An abono at the day’s rate: of the oldest debts first, or of the named ones',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  body: z.strictObject({
    ...tenders,
    /** What is more than owed stays in the client's favour; else it is refused. */
    keep_excess: z.literal(true).optional(),
    /** Sales and opening debts that it pays first, the oldest of them first. */
    debts: z.array(Id).min(1, 'required').max(50).optional(),
  }),
  response: ClientPayment,
  status: 201,
});

export const refundClient = defineCall({
  method: 'POST',
  path: '/clients/{id}/refunds',
  summary: 'Gives back of a balance in the client’s favour, at the day’s rate; never more than it is',
  tag: 'Clients',
  access: ['clients', 'delete'],
  params: ClientParams,
  body: z.strictObject(tenders),
  response: ClientPayment,
  status: 201,
});

export const exchangeCredit = defineCall({
  method: 'POST',
  path: '/clients/{id}/exchanges',
  summary:
    'Pays a debt in one currency with the balance in favour in the other, at the day’s rate, as far as it goes',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  body: z.strictObject({
    id: Id.optional(),
    note: text(0, 300).default(''),
    rate_id: Id.nullable().optional(),
  }),
  response: ClientPayment,
  status: 201,
});

const PaymentParams = z.strictObject({ ...ClientParams.shape, payment_id: Id });

export const findClientPayment = defineCall({
  method: 'GET',
  path: '/clients/{id}/payments/{payment_id}',
  summary: 'One abono, or what was given back, as its receipt says it',
  tag: 'Clients',
  access: ['clients', 'read'],
  params: PaymentParams,
  response: ClientPayment,
});

export const annulClientPayment = defineCall({
  method: 'PUT',
  path: '/clients/{id}/payments/{payment_id}/annul',
  summary:
    'Undoes an abono by counter-entries: its money goes out as it came in. Again, the first reason stays',
  tag: 'Clients',
  access: ['clients', 'delete'],
  params: PaymentParams,
  body: z.strictObject({ reason: text(1, 300) }),
  response: ClientPayment,
});

/** What a client owed before the shop wrote it down in Cuadra. */
export const OpeningDebt = z.object({
  id: Id,
  client_id: ClientId,
  amount: z.string(),
  currency: CurrencyCode,
  owed_since: Day,
  due_on: Day.nullable(),
  note: z.string(),
  create_at: Instant,
  annulled_at: Instant.nullable(),
});
export type OpeningDebt = z.output<typeof OpeningDebt>;

export const createOpeningDebt = defineCall({
  method: 'POST',
  path: '/clients/{id}/opening_debts',
  summary: 'A debt from before Cuadra, in one of the company’s currencies',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  body: z.strictObject({
    id: Id.optional(),
    amount: PositiveMoney,
    currency: CurrencyCode,
    /** Not after today. */
    owed_since: Day,
    /** Not before `owed_since`. Left out: by the client's days of credit; null: nobody said. */
    due_on: Day.nullable().optional(),
    note: text(0, 300).default(''),
  }),
  response: OpeningDebt,
  status: 201,
});

export const annulOpeningDebt = defineCall({
  method: 'PUT',
  path: '/clients/{id}/opening_debts/{opening_id}/annul',
  summary: 'Takes a debt from before Cuadra back by a counter-entry. Again, the first reason stays',
  tag: 'Clients',
  access: ['clients', 'delete'],
  params: z.strictObject({ ...ClientParams.shape, opening_id: Id }),
  body: z.strictObject({ reason: text(1, 300) }),
  response: OpeningDebt,
});
