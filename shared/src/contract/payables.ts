import { z } from 'zod';
import { DEBT_AGES } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { CurrencyCode, Day, Id, IdParams, Instant, PageQuery, page, text } from './common.ts';
import { DebtTender } from './contact.ts';
import { TenderDraft } from './sale-draft.ts';

const Age = z.union(DEBT_AGES.map((age) => z.literal(age)));

export const SUPPLIER_MOVEMENT_KINDS = ['purchase', 'payment', 'annulment'] as const;

export const SupplierMovement = z.object({
  id: Id,
  kind: z.enum(SUPPLIER_MOVEMENT_KINDS),
  /** Positive: we owe more. */
  amount: z.string(),
  currency: CurrencyCode,
  /** What was owed in that currency after it; below zero in our favour. */
  balance: z.string(),
  /** Of a payment: the purchase that it was received with; null of an abono. */
  purchase_id: Id.nullable(),
  purchase_number: z.number().int().nullable(),
  invoice_number: z.string().nullable(),
  note: z.string(),
  create_at: Instant,
  user: z.string().nullable(),
});
export type SupplierMovement = z.output<typeof SupplierMovement>;

export const findSupplierStatement = defineCall({
  method: 'GET',
  path: '/suppliers/{id}/statement',
  summary: 'The supplier’s ledger, newest first: purchases, abonos, annulments, the balance after each',
  tag: 'Purchases',
  access: ['products', 'modify_cost'],
  params: IdParams,
  query: PageQuery,
  response: page(SupplierMovement),
});

export const SupplierPayment = z.object({
  id: Id,
  supplier_id: Id,
  create_at: Instant,
  /** What it took off what is owed, in the currency of the debt. */
  amount: z.string(),
  currency: CurrencyCode,
  rate: z.string(),
  note: z.string(),
  payments: z.array(DebtTender),
  /** What is still owed in that currency. */
  balance: z.string(),
});
export type SupplierPayment = z.output<typeof SupplierPayment>;

/**
 * What is paid in cash leaves the open cash session of who pays: a withdrawal for each tender in cash. 409 ERROR_CONFLICT
 * with `cash_session: not-open` where there is none, 400 with `from_cash_session: no-cash` where nothing is paid in cash, 403
 * with `from_cash_session: not-allowed` without sales: create.
 */
export const FromCashSession = z.literal(true).optional();

export const paySupplier = defineCall({
  method: 'POST',
  path: '/suppliers/{id}/payments',
  summary: 'An abono to a supplier at the day’s rate; never more than is owed',
  tag: 'Purchases',
  access: ['products', 'modify_cost'],
  params: IdParams,
  body: z.strictObject({
    id: Id.optional(),
    payments: z.array(TenderDraft).min(1, 'required').max(20),
    note: text(0, 300).default(''),
    /** Which debt it pays, where both currencies are owed; the alternative by default. */
    currency: CurrencyCode.optional(),
    /** The rate the screen counted with; a newer one answers 409 ERROR_RATE_CHANGED. */
    rate_id: Id.nullable().optional(),
    from_cash_session: FromCashSession,
  }),
  response: SupplierPayment,
  status: 201,
});

/** What one supplier is owed in one currency. The oldest purchases are paid first. */
export const Payable = z.object({
  supplier: z.object({ id: Id, name: z.string(), phone: z.string().nullable() }),
  currency: CurrencyCode,
  owed: z.string(),
  /** The same in both currencies at today's rate. */
  total: z.string(),
  total_alternative: z.string(),
  /** Of each age of `DEBT_AGES`, in their order, by the invoice's day or else that of the receipt. */
  ages: z.array(z.object({ age: Age, amount: z.string() })),
  /** What of it was to be paid before today. */
  overdue: z.string(),
  /** Purchases of which something is owed. */
  purchases: z.number().int(),
  /** The day of the oldest of them. */
  since: Day.nullable(),
  /** The first day on which something is, or was, to be paid. */
  due_on: Day.nullable(),
});
export type Payable = z.output<typeof Payable>;

export const listPayables = defineCall({
  method: 'GET',
  path: '/payables',
  summary: 'What suppliers are owed, the most first, with its ages and what is overdue',
  tag: 'Purchases',
  access: ['products', 'modify_cost'],
  query: PageQuery,
  response: page(Payable).extend({
    main: CurrencyCode,
    alternative: CurrencyCode,
    /** 1 alternative = rate main, today. */
    rate: z.string(),
    /** Of all pages, in both currencies at today's rate. */
    totals: z.object({
      total: z.string(),
      total_alternative: z.string(),
      overdue: z.string(),
      overdue_alternative: z.string(),
      suppliers: z.number().int(),
    }),
  }),
});
