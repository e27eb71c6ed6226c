import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  CurrencyCode,
  Day,
  editFields,
  Id,
  IdParams,
  Instant,
  PageQuery,
  PositiveQuantity,
  page,
  text,
  Version,
} from '../common.ts';
import { TAKES_AT } from './formulas.ts';
import { Deed, Good, requires, search } from './goods.ts';
import { batchFields, Production, ProductionSummary } from './productions.ts';

/* A production order (on the screen «Producción»): planned, started, and done in one batch or several, or annulled. */

export const ORDER_STATUSES = ['planned', 'started', 'done', 'annulled'] as const;
export type ProductionOrderStatus = (typeof ORDER_STATUSES)[number];

const orderFields = {
  id: Id,
  number: z.number().int(),
  status: z.enum(ORDER_STATUSES),
  formula_id: Id,
  formula_name: z.string(),
  /** The version it is made by: that of the day it was planned, and from its start on for good. */
  formula_version: z.number().int(),
  makes: Good,
  /** Good ones that are wanted. */
  qty: z.string(),
  /** Good ones that its batches made, and what they spoilt; annulled ones do not count. */
  made: z.string(),
  waste: z.string(),
  /** When it is planned for. */
  day: Day,
  takes_at: z.enum(TAKES_AT),
  note: z.string(),
  version: Version,
  planned: Deed,
  started: Deed.nullable(),
  closed: Deed.nullable(),
  annulled: Deed.nullable(),
};

export const ProductionOrderSummary = z.object(orderFields);
export type ProductionOrderSummary = z.output<typeof ProductionOrderSummary>;

export const ProductionOrder = z.object({
  ...orderFields,
  annulled_reason: z.string().nullable(),
  /** By its formula, for all that it wants. */
  lines: z.array(
    z.object({
      good: Good,
      /** For the whole order. */
      qty: z.string(),
      /** What it holds of it: taken, and neither used nor given back. */
      held: z.string(),
      /** What its batches used. */
      used: z.string(),
      /** What there is, without what other started orders reserve. */
      available: z.string(),
      cost_currency: CurrencyCode,
    }),
  ),
  batches: z.array(ProductionSummary),
});
export type ProductionOrder = z.output<typeof ProductionOrder>;

const draftFields = {
  qty: PositiveQuantity,
  day: Day,
  note: text(0, 500).default(''),
};

export const ProductionOrderDraft = z.strictObject({ id: Id.optional(), formula_id: Id, ...draftFields });
export type ProductionOrderDraft = z.output<typeof ProductionOrderDraft>;

export const listProductionOrders = defineCall({
  method: 'GET',
  path: '/production_orders',
  summary: 'Production orders, the latest day first',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: PageQuery.extend({
    /** First and last planned day. */
    from: Day.optional(),
    to: Day.optional(),
    status: z.enum(ORDER_STATUSES).optional(),
    /** `true`: planned and started ones alone. */
    open: z.enum(['true', 'false']).default('false'),
    formula_id: Id.optional(),
    /** Any part of the formula's or the good's name, or the number. */
    search,
  }),
  response: page(ProductionOrderSummary),
});

export const findProductionOrder = defineCall({
  method: 'GET',
  path: '/production_orders/{id}',
  summary: 'One production order with what it takes and what was made of it',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  response: ProductionOrder,
});

export const createProductionOrder = defineCall({
  method: 'POST',
  path: '/production_orders/create',
  summary: 'Plans a production; nothing moves',
  tag: 'Industrial',
  access: ['products', 'create'],
  requires,
  body: ProductionOrderDraft,
  response: ProductionOrder,
  status: 201,
});

export const updateProductionOrder = defineCall({
  method: 'PUT',
  path: '/production_orders/update',
  summary:
    'Changes a planned order; it takes the current version of its formula. Of a started one only the note',
  tag: 'Industrial',
  access: ['products', 'update'],
  requires,
  body: z.strictObject({ id: Id, ...draftFields, ...editFields }),
  response: ProductionOrder,
});

/** The version that the screen showed: 409 ERROR_EDITED where somebody was faster. */
const seen = { version: Version.optional() };

export const startProductionOrder = defineCall({
  method: 'POST',
  path: '/production_orders/{id}/start',
  summary: 'Starts a planned order: takes its materials, or reserves them, as the formula says',
  tag: 'Industrial',
  access: ['products', 'modify_quantity'],
  requires,
  params: IdParams,
  body: z.strictObject(seen),
  response: ProductionOrder,
});

/** How long after it was made a batch may be sent, in days. */
export const MAX_BATCH_AGE_DAYS = 31;

export const finishProductionOrder = defineCall({
  method: 'POST',
  path: '/production_orders/{id}/finish',
  summary: 'A batch of a started order, all or nothing; the last one closes it',
  tag: 'Industrial',
  access: ['products', 'modify_quantity'],
  requires,
  params: IdParams,
  body: z.strictObject({
    /** Of the batch: sent again it is the same one. */
    batch_id: Id,
    ...batchFields,
    /** Whether nothing more comes: what was taken and not used goes back. */
    close: z.boolean().default(true),
    /** When it was made, where it is sent later; later than now counts as now. It makes no other batch of it. */
    made_at: Instant.optional(),
    ...seen,
  }),
  response: z.object({ order: ProductionOrder, batch: Production }),
  status: 201,
});

export const closeProductionOrder = defineCall({
  method: 'POST',
  path: '/production_orders/{id}/close',
  summary: 'Closes a started order: what was taken and not used goes back',
  tag: 'Industrial',
  access: ['products', 'modify_quantity'],
  requires,
  params: IdParams,
  body: z.strictObject(seen),
  response: ProductionOrder,
});

export const annulProductionOrder = defineCall({
  method: 'POST',
  path: '/production_orders/{id}/annul',
  summary: 'Annuls an order of which no batch stands: what it took goes back',
  tag: 'Industrial',
  access: ['products', 'delete'],
  requires,
  params: IdParams,
  body: z.strictObject({ reason: text(1, 300), ...seen }),
  response: ProductionOrder,
});
