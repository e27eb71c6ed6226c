import { z } from 'zod';
import { SALE_STATUSES } from '../domain/index.ts';
import { defineCall } from './call.ts';
import {
  ClientId,
  CurrencyCode,
  Day,
  Id,
  IdParams,
  Instant,
  PageQuery,
  PositiveQuantity,
  page,
  text,
} from './common.ts';
import { SaleDetail, SaleSummary, SeenReturn } from './sale-detail.ts';
import { MAX_SALE_LINES, MAX_SALE_TENDERS, SaleDraft, TenderDraft } from './sale-draft.ts';
import { Ticket } from './ticket.ts';

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

export const findSale = defineCall({
  method: 'GET',
  path: '/sales/{id}',
  summary: 'The ticket of a sale, as the role lets it be seen',
  tag: 'Sales',
  access: ['sales', 'read'],
  params: IdParams,
  response: SaleDetail,
});

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
    /** Those that came late with something that nobody has looked at yet, or somebody has. */
    review: z.enum(['pending', 'done']).optional(),
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
  response: SeenReturn,
  status: 201,
});

export const reviewSale = defineCall({
  method: 'PUT',
  path: '/sales/{id}/review',
  summary: 'Notes that somebody has looked at what is wrong with a sale that came late',
  tag: 'Sales',
  access: ['sales', 'delete'],
  params: IdParams,
  response: SaleDetail,
});
