import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  CurrencyCode,
  Day,
  Id,
  IdParams,
  Instant,
  NonNegativeMoney,
  NonNegativeQuantity,
  PageQuery,
  PositiveQuantity,
  page,
  text,
} from '../common.ts';
import { MAX_BYPRODUCTS, MAX_FORMULA_COSTS, MAX_FORMULA_LINES } from './formulas.ts';
import { Both, Deed, Good, GoodRef, onceEach, requires } from './goods.ts';
import { ExpiryDay, LotText } from './materials.ts';

/* A production is one batch (tanda): what is made at once, all or nothing, with an order or without one. */

export const PRODUCTION_STATUSES = ['done', 'annulled'] as const;

const productionFields = {
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  /** When it was made: before `create_at` where it was sent later. */
  made_at: Instant,
  status: z.enum(PRODUCTION_STATUSES),
  /** Null: made without an order. */
  order: z.object({ id: Id, number: z.number().int() }).nullable(),
  formula_id: Id,
  formula_name: z.string(),
  /** The number of the formula's version that was made. */
  formula_version: z.number().int(),
  makes: Good,
  /** What entered the stock. */
  qty: z.string(),
  /** What was spoilt. */
  waste: z.string(),
  lot: z.string().nullable(),
  expires_on: Day.nullable(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, as it was. */
  rate: z.string(),
  /** 1 main = inverse alternative, where it was given that way round. */
  inverse: z.string().nullable(),
  /** Of all that went in: lines and costs. */
  cost: Both,
  /** What of it the good bears; the rest its by-products. */
  makes_cost: Both,
  /** Of one good one, at most 8 decimals. */
  unit_cost: Both,
  /** What part of the cost was spoilt; it is paid by the good ones. */
  waste_cost: Both,
  note: z.string(),
  user: z.object({ id: Id, name: z.string() }),
};

export const ProductionSummary = z.object(productionFields);
export type ProductionSummary = z.output<typeof ProductionSummary>;

/** What was taken of one lot. */
export const LotTaken = z.object({ lot: z.string().nullable(), expires_on: Day.nullable(), qty: z.string() });
export type LotTaken = z.output<typeof LotTaken>;

export const ProductionLine = z.object({
  good: Good,
  qty: z.string(),
  /** What of it the order had taken before. */
  from_order: z.string(),
  /** What it would have taken by the formula; 0: not of the formula. */
  formula_qty: z.string(),
  /** Null: not known, and counted as 0. */
  unit_cost: z.string().nullable(),
  cost_currency: CurrencyCode,
  total: Both,
  /** First expired first; what is of no known lot is not told. */
  lots: z.array(LotTaken),
});
export type ProductionLine = z.output<typeof ProductionLine>;

export const Production = z.object({
  ...productionFields,
  /** What the formula made with its own quantities. */
  yield_qty: z.string(),
  lines: z.array(ProductionLine),
  costs: z.array(
    z.object({
      name: z.string(),
      amount: z.string(),
      currency: CurrencyCode,
      formula_amount: z.string(),
      total: Both,
    }),
  ),
  byproducts: z.array(z.object({ good: Good, qty: z.string(), formula_qty: z.string(), cost: Both })),
  /** What it made of the product's last cost; null: it left that alone. */
  product_cost: z
    .object({ before: z.string().nullable(), after: z.string(), currency: CurrencyCode })
    .nullable(),
  annulment: Deed.extend({ reason: z.string() }).nullable(),
});
export type Production = z.output<typeof Production>;

const LotDraft = { lot: LotText, expires_on: ExpiryDay };

/** What a batch says, of an order or not. */
export const batchFields = {
  /** Good ones, which enter the stock. */
  qty: PositiveQuantity,
  /** What was spoilt: it takes materials too, and the rest pays for it. */
  waste: NonNegativeQuantity.default('0'),
  /** What it really took; by the formula, for all that was made, when left out. */
  lines: z
    .array(
      z.strictObject({
        good: GoodRef,
        qty: PositiveQuantity,
        /** Of which lots; first expired first when left out. */
        lots: z
          .array(z.strictObject({ ...LotDraft, qty: PositiveQuantity }))
          .max(20)
          .optional(),
      }),
    )
    .min(1, 'required')
    .max(MAX_FORMULA_LINES)
    .superRefine(onceEach)
    .optional(),
  /** Each in its own currency, by their order in the formula; in proportion to it when left out. */
  costs: z
    .array(z.strictObject({ name: text(1, 100), amount: NonNegativeMoney, currency: CurrencyCode }))
    .max(MAX_FORMULA_COSTS)
    .optional(),
  /** What it really left; by the formula when left out. 0: nothing of it. */
  byproducts: z
    .array(z.strictObject({ good: GoodRef, qty: NonNegativeQuantity }))
    .max(MAX_BYPRODUCTS)
    .superRefine(onceEach)
    .optional(),
  ...LotDraft,
  /** Makes what one cost the product's cost: the last cost, which is what the price follows. */
  update_cost: z.boolean().default(false),
  note: text(0, 500).default(''),
};

export const ProductionDraft = z.strictObject({ id: Id.optional(), formula_id: Id, ...batchFields });
export type ProductionDraft = z.output<typeof ProductionDraft>;

export const listProductions = defineCall({
  method: 'GET',
  path: '/productions',
  summary: 'Productions, newest first',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: PageQuery.extend({
    /** First and last day on which they were made, as they are in Caracas. */
    from: Day.optional(),
    to: Day.optional(),
    status: z.enum(PRODUCTION_STATUSES).optional(),
    /** The good that was made. */
    makes_id: Id.optional(),
    formula_id: Id.optional(),
    order_id: Id.optional(),
  }),
  response: page(ProductionSummary),
});

export const findProduction = defineCall({
  method: 'GET',
  path: '/productions/{id}',
  summary: 'One production with what it consumed',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  response: Production,
});

export const createProduction = defineCall({
  method: 'POST',
  path: '/productions/create',
  summary: 'A batch without an order: consumes, makes and works out what it cost, all or nothing',
  tag: 'Industrial',
  access: ['products', 'modify_quantity'],
  requires,
  body: ProductionDraft,
  response: Production,
  status: 201,
});

export const updateProduction = defineCall({
  method: 'PUT',
  path: '/productions/update',
  summary: 'Changes the note; what was consumed and made never changes, it can only be annulled',
  tag: 'Industrial',
  access: ['products', 'update'],
  requires,
  body: z.strictObject({ id: Id, note: text(0, 500) }),
  response: Production,
});

export const annulProduction = defineCall({
  method: 'DELETE',
  path: '/productions/delete/{id}',
  summary: 'Annuls a production: its number stays, what it took and made is put back by counter-entries',
  tag: 'Industrial',
  access: ['products', 'delete'],
  requires,
  params: IdParams,
  body: z.strictObject({ reason: text(1, 300) }),
  response: Production,
});
