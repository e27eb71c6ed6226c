import { z } from 'zod';
import { SALE_STATUSES } from '../domain/index.ts';
import { defineCall } from './call.ts';
import {
  ClientId,
  CurrencyCode,
  Id,
  IdentificationKind,
  IdParams,
  Instant,
  NonNegativeMoney,
  PageQuery,
  PositiveMoney,
  PositiveQuantity,
  page,
  Rate,
  text,
  UnitPrice,
} from './common.ts';

/** Lines, payments and changes that one sale may have: far above any shop's, and a bound on the server's work. */
export const MAX_SALE_LINES = 500;
export const MAX_SALE_TENDERS = 50;

export const SaleLineDraft = z.strictObject({
  product_id: Id,
  qty: PositiveQuantity,
  /** Unrounded, in `currency`. */
  unit_price: UnitPrice,
  currency: CurrencyCode,
  /** An amount in `currency`, for the whole line. */
  discount: NonNegativeMoney.default('0'),
  /** What the cashier wrote beside it; absent and not empty without one, so that sales made before notes keep their hash. */
  note: text(1, 200).optional(),
});

export const TenderDraft = z.strictObject({
  payment_method_id: Id,
  amount: PositiveMoney,
  currency: CurrencyCode,
  reference: text(0, 60)
    .nullable()
    .default(null)
    .transform((reference) => reference || null),
});

/** contract.md, A sale. */
export const SaleDraft = z.strictObject({
  id: Id.optional(),
  type: z.enum(['normal', 'credit']).default('normal'),
  client_id: ClientId.nullable().default(null),
  description: text(0, 500).default(''),
  /** The order of the online store that it delivers: its stock is given free first, and its prices may be kept. */
  order_id: Id.optional(),
  lines: z.array(SaleLineDraft).min(1, 'required').max(MAX_SALE_LINES),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main. */
  rate: Rate,
  /** The record of the rate; null when both currencies are one or no record exists. */
  rate_id: Id.nullable(),
  payments: z.array(TenderDraft).max(MAX_SALE_TENDERS).default([]),
  changes: z.array(TenderDraft).max(MAX_SALE_TENDERS).default([]),
  /** In main; worked out again by the API. */
  total: NonNegativeMoney,
  /**
   * When a till made the sale that could not send it then: the goods have left and the ticket is given out. It is told
   * once that has happened, so it does not make another body of the same sale (docs/decisions/0008).
   */
  sold_at: Instant.optional(),
  /** With `sold_at`: who made it, where somebody else of the company sends it. */
  seller_id: Id.optional(),
});
/** Days that a till may keep a sale before it sends it. */
export const MAX_SALE_AGE_DAYS = 31;
export type SaleDraft = z.output<typeof SaleDraft>;
export type SaleDraftInput = z.input<typeof SaleDraft>;

export const TicketLine = z.object({
  id: Id,
  product_id: Id,
  name: z.string(),
  qty: z.string(),
  unit_price: z.string(),
  currency: CurrencyCode,
  discount: z.string(),
  /** Absent on a ticket that a device kept before lines had notes. */
  note: z.string().nullish(),
  total: z.string(),
  total_alternative: z.string(),
});

export const TicketTender = z.object({
  payment_method_id: Id,
  name: z.string(),
  amount: z.string(),
  currency: CurrencyCode,
  reference: z.string().nullable(),
});

/** Spec §3, Sale / ticket. */
export const Ticket = z.object({
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  type: z.enum(['normal', 'credit']),
  status: z.enum(['issued', 'annulled']),
  description: z.string(),
  products: z.array(TicketLine),
  total: z.string(),
  total_alternative: z.string(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  rate: z.string(),
  /** What the payments fell short of or exceeded the total by, in main, within the last cent of a payment's currency. */
  rounding: z.string(),
  seller: z.object({
    name: z.string(),
    identification: z.string().nullable(),
    identification_type: IdentificationKind.nullable(),
  }),
  client: z.object({ id: ClientId, name: z.string(), identification: z.string().nullable() }).nullable(),
  payments: z.array(TicketTender),
  changes: z.array(TicketTender),
  /** What this sale left as the client's debt, and in which currency it is held. */
  balance: z.string(),
  balance_currency: CurrencyCode,
});
export type Ticket = z.output<typeof Ticket>;

export const createSale = defineCall({
  method: 'POST',
  path: '/sales/create',
  summary: 'Sells: lines, payments, stock, debt and the next number in one transaction',
  tag: 'Sales',
  access: ['sales', 'create'],
  body: SaleDraft,
  response: Ticket,
  status: 201,
});

export const findReference = defineCall({
  method: 'GET',
  path: '/sales/references',
  summary: 'The payments that were made with a reference: the same one twice is a mistake or a trick',
  tag: 'Sales',
  access: ['sales', 'create'],
  query: z.strictObject({ payment_method_id: Id, reference: text(1, 60) }),
  response: z.object({
    /** Newest first, ten at most. Payments of sales that were annulled are not among them. */
    items: z.array(
      z.object({
        /** Of the sale; null for an abono. */
        sale_id: Id.nullable(),
        number: z.number().int().nullable(),
        create_at: Instant,
        amount: z.string(),
        currency: CurrencyCode,
      }),
    ),
  }),
});

export const SaleReturn = z.object({
  id: Id,
  sale_id: Id,
  /** The sale's. */
  number: z.number().int(),
  create_at: Instant,
  lines: z.array(
    z.object({
      line_id: Id,
      name: z.string(),
      qty: z.string(),
      total: z.string(),
      total_alternative: z.string(),
    }),
  ),
  total: z.string(),
  total_alternative: z.string(),
  /** What it took off the client's debt, in the debt's currency. */
  debt: z.string(),
  debt_currency: CurrencyCode,
  /** What was paid back. */
  payments: z.array(TicketTender),
});
export type SaleReturn = z.output<typeof SaleReturn>;

const seenAmounts = { total: z.string().nullable(), total_alternative: z.string().nullable() };

/**
 * A sale as the role lets it be seen (spec §3, sales 7 to 12): lists are empty and values null where it does not. Without
 * 7 no products, without 8 no payments and changes, without 9 no seller, without 10 no client, without 11 no amounts of
 * the goods, without 12 no balance. What a ticket has not is absent: an annulment, returns.
 */
export const SaleDetail = Ticket.extend({
  ...seenAmounts,
  products: z.array(
    TicketLine.extend({
      ...seenAmounts,
      unit_price: z.string().nullable(),
      discount: z.string().nullable(),
    }),
  ),
  rounding: z.string().nullable(),
  seller: Ticket.shape.seller.nullable(),
  balance: z.string().nullable(),
  annulment: z
    .object({
      reason: z.string(),
      create_at: Instant,
      user: z.object({ id: Id, name: z.string() }).nullable(),
    })
    .optional(),
  returns: z
    .array(
      SaleReturn.extend({
        ...seenAmounts,
        lines: z.array(SaleReturn.shape.lines.element.extend(seenAmounts)),
        debt: z.string().nullable(),
      }),
    )
    .optional(),
});
export type SaleDetail = z.output<typeof SaleDetail>;

export const getSale = defineCall({
  method: 'GET',
  path: '/sales/{id}',
  summary: 'The ticket of a sale, as the role lets it be seen',
  tag: 'Sales',
  access: ['sales', 'read'],
  params: IdParams,
  response: SaleDetail,
});

/** A sale in a list; by permissions 7 to 12 some of it is null. */
export const SaleSummary = z.object({
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  type: z.enum(['normal', 'credit']),
  status: z.enum(SALE_STATUSES),
  description: z.string(),
  total: z.string().nullable(),
  total_alternative: z.string().nullable(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  rate: z.string(),
  balance: z.string().nullable(),
  balance_currency: CurrencyCode,
  /** Whether something of it was brought back. */
  is_returned: z.boolean(),
  seller: z.object({ id: Id, name: z.string() }).nullable(),
  client: z.object({ id: ClientId, name: z.string() }).nullable(),
});

export type SaleSummary = z.output<typeof SaleSummary>;

/** A day as it is in Caracas, from the year 1 on: PostgreSQL knows no year 0. */
export const Day = z.iso.date().refine((day) => !day.startsWith('0000'), 'not-a-day');

export const listSales = defineCall({
  method: 'GET',
  path: '/sales',
  summary: 'Sales, newest first',
  tag: 'Sales',
  access: ['sales', 'read'],
  query: PageQuery.extend({
    /** First and last day, as they are in Caracas. */
    from: Day.optional(),
    to: Day.optional(),
    status: z.enum(SALE_STATUSES).optional(),
    client_id: ClientId.optional(),
    seller_id: Id.optional(),
    /** A ticket's number. */
    search: z
      .string()
      .trim()
      .regex(/^\d{0,18}$/)
      .optional(),
  }),
  response: page(SaleSummary),
});

export const updateSale = defineCall({
  method: 'PUT',
  path: '/sales/update',
  summary:
    'Changes what may still change on an issued sale: its description, and the client of one that left no debt',
  tag: 'Sales',
  access: ['sales', 'update'],
  body: z.strictObject({
    id: Id,
    description: text(0, 500).optional(),
    client_id: ClientId.nullable().optional(),
  }),
  response: SaleDetail,
});

export const annulSale = defineCall({
  method: 'DELETE',
  path: '/sales/delete/{id}',
  summary: 'Annuls a sale: its number stays, stock, money and debt are put back by counter-entries',
  tag: 'Sales',
  access: ['sales', 'delete'],
  params: IdParams,
  body: z.strictObject({ reason: text(1, 300) }),
  response: SaleDetail,
});

export const returnSale = defineCall({
  method: 'POST',
  path: '/sales/{id}/returns',
  summary: 'Takes goods back: first off what the sale left owed, the rest is paid back',
  tag: 'Sales',
  access: ['sales', 'delete'],
  params: IdParams,
  body: z.strictObject({
    id: Id.optional(),
    lines: z
      .array(z.strictObject({ line_id: Id, qty: PositiveQuantity }))
      .min(1, 'required')
      .max(MAX_SALE_LINES),
    payments: z.array(TenderDraft).max(MAX_SALE_TENDERS).default([]),
    reason: text(0, 300).default(''),
  }),
  response: SaleReturn,
  status: 201,
});
