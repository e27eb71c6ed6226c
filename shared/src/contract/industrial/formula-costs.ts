import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CurrencyCode, Day, Id, IdParams, PositiveQuantity, UnitPrice } from '../common.ts';
import { FormulaPrice } from './formulas.ts';
import { Both, Good, GoodRef, requires } from './goods.ts';

/*
 * What formulas cost over all levels, what they need, and what a price that moves does to them. All of it is read: only
 * `POST /formulas/apply_cost` changes anything.
 */

/** One part of what a formula costs. */
export const CostPart = z.object({
  /** Null for a cost of the formula: work, gas… */
  good: Good.nullable(),
  name: z.string(),
  /** For the quantity asked for; null for a cost. */
  qty: z.string().nullable(),
  /** Null: not known. */
  total: Both.nullable(),
  /** Of the whole in percent, one decimal; null where the whole is not known. */
  share: z.string().nullable(),
  /** The formula that makes it, which is what it counts by. */
  formula_id: Id.nullable(),
});
export type CostPart = z.output<typeof CostPart>;

export const FormulaCostAnswer = z.object({
  /** Good ones that it is worked out for. */
  qty: z.string(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** Null where the cost of something that goes in is not known; `unknown` names it. */
  total: Both.nullable(),
  unit: Both.nullable(),
  /** The formula's own lines and costs, in their order. */
  parts: z.array(CostPart),
  /** What it comes to over all levels: what is bought, and the work of each formula. The dearest first. */
  over_all_levels: z.array(CostPart),
  unknown: z.array(Good),
  /** What one cost 30 and 90 days ago by today's formulas, at the costs and the rate of then; null: not known. */
  earlier: z.array(z.object({ days: z.number().int(), day: Day, unit: Both.nullable() })),
  /** Null for a material. */
  price: FormulaPrice.nullable(),
});
export type FormulaCostAnswer = z.output<typeof FormulaCostAnswer>;

export const findFormulaCost = defineCall({
  method: 'GET',
  path: '/formulas/{id}/cost',
  summary: 'What a formula costs over all levels in both currencies, its parts, and what it was before',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  query: z.strictObject({
    /** Good ones; those of the yield when left out. */
    qty: PositiveQuantity.optional(),
  }),
  response: FormulaCostAnswer,
});

export const Need = z.object({
  good: Good,
  needed: z.string(),
  /** What there is, and what of it started orders reserve. */
  there: z.string(),
  reserved: z.string(),
  /** What is neither there nor can be made: it has to be bought. */
  missing: z.string(),
});
export type Need = z.output<typeof Need>;

export const NeedNode = z.object({
  ...Need.shape,
  /** 0: a line of the formula itself. The tree is told from its root, each below what takes it. */
  level: z.number().int(),
  /** What of it is to be made, and by which formula; null where it is bought or is there. */
  made: z.object({ formula_id: Id, formula_name: z.string(), qty: z.string() }).nullable(),
});
export type NeedNode = z.output<typeof NeedNode>;

export const FormulaNeeds = z.object({
  qty: z.string(),
  tree: z.array(NeedNode),
  /** Each good once, over all levels, by name; what is made on the way too. */
  goods: z.array(Need),
  is_enough: z.boolean(),
  /** Good ones that can be made of what there is, and how many whole yields. */
  can_make: z.string(),
  whole_batches: z.number().int(),
});
export type FormulaNeeds = z.output<typeof FormulaNeeds>;

export const findFormulaNeeds = defineCall({
  method: 'GET',
  path: '/formulas/{id}/needs',
  summary: 'What it takes to make so much, over all levels: what is there, what is missing, what can be made',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  query: z.strictObject({ qty: PositiveQuantity.optional() }),
  response: FormulaNeeds,
});

const MAX_CHANGES = 50;

export const SimulatedProduct = z.object({
  good: Good,
  formula_id: Id,
  formula_name: z.string(),
  before: Both.nullable(),
  after: Both.nullable(),
  /** What the cost rises by in percent, one decimal; null where either is not known. */
  rise: z.string().nullable(),
  /** Of a product: its price, what its utility makes of both costs; null for a material. */
  price: z
    .object({
      currency: CurrencyCode,
      now: z.string(),
      suggested: z.string().nullable(),
      is_fixed_price: z.boolean(),
      /** The price would give less than the product's utility, or than nothing. */
      is_to_change: z.boolean(),
    })
    .nullable(),
});
export type SimulatedProduct = z.output<typeof SimulatedProduct>;

export const simulateCosts = defineCall({
  method: 'POST',
  path: '/formulas/simulate',
  summary: 'What other costs of some goods would make of all that formulas make; nothing changes',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  reads: true,
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ good: GoodRef, cost: UnitPrice, currency: CurrencyCode }))
      .min(1, 'required')
      .max(MAX_CHANGES),
  }),
  response: z.object({
    main: CurrencyCode,
    alternative: CurrencyCode,
    /** Those alone whose cost would be another one, what rises most first. */
    items: z.array(SimulatedProduct),
  }),
});

export const applyFormulaCost = defineCall({
  method: 'POST',
  path: '/formulas/apply_cost',
  summary: 'Makes what formulas cost today the last cost of their products, and on request their price',
  tag: 'Industrial',
  access: ['products', 'update'],
  requires,
  body: z.strictObject({
    formula_ids: z.array(Id).min(1, 'required').max(200),
    /** Products with a fixed price get the one that their utility makes of it; those without a utility keep theirs. */
    with_prices: z.boolean().default(false),
  }),
  response: z.object({
    items: z.array(
      z.object({
        formula_id: Id,
        product_id: Id,
        name: z.string(),
        cost: z.string(),
        cost_currency: CurrencyCode,
        price: z.string().nullable(),
        price_currency: CurrencyCode,
      }),
    ),
  }),
});
