import { z } from 'zod';
import { defineCall } from './call.ts';
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
} from './common.ts';

/*
 * The industrial group: materials, the formulas that say how they become a product, and the productions that do it.
 *
 * All of it needs the company's module `formulas`. Spec §3's table has no permissions for it, and what it changes in the
 * end are products, their stock and their cost; so the permissions of `products` open it: read, create, update and delete
 * as they say; 7 (modify quantity) to move stock, as an adjustment of a product takes it, and so to produce; 5 (modify
 * cost) wherever a cost is set. A cost is seen by who may read, as that of a product is.
 */
const requires = 'formulas';

const search = z.string().trim().max(100).optional();

const MAX_LINES = 100;

/** Each material once. */
const LineDrafts = z
  .array(z.strictObject({ material_id: Id, qty: PositiveQuantity }))
  .min(1, 'required')
  .max(MAX_LINES)
  .superRefine((lines, context) => {
    const seen = new Set<string>();
    lines.forEach(({ material_id }, index) => {
      if (seen.has(material_id)) {
        context.addIssue({ code: 'custom', message: 'repeated', path: [index, 'material_id'] });
      }
      seen.add(material_id);
    });
  });

export const Formula = z.object({
  id: Id,
  product_id: Id,
  product_name: z.string(),
  name: z.string(),
  /** How much of the product it makes. */
  yield_qty: z.string(),
  /** Work and the like, for that much. */
  other_costs: z.string(),
  other_costs_currency: CurrencyCode,
  /** In their order, each with what the material is like now, for a screen to work out what it would cost. */
  lines: z.array(
    z.object({
      material_id: Id,
      name: z.string(),
      measure_id: Id.nullable(),
      qty: z.string(),
      available: z.string(),
      unit_cost: z.string().nullable(),
      cost_currency: CurrencyCode,
    }),
  ),
  updated_at: Instant,
});
export type Formula = z.output<typeof Formula>;

const formulaFields = {
  product_id: Id,
  name: text(1, 200),
  yield_qty: PositiveQuantity,
  lines: LineDrafts,
};

export const FormulaDraft = z.strictObject({
  id: Id.optional(),
  ...formulaFields,
  other_costs: NonNegativeMoney.default('0.00'),
  /** That of the product's cost when left out. */
  other_costs_currency: CurrencyCode.optional(),
});
export type FormulaDraft = z.output<typeof FormulaDraft>;

export const listFormulas = defineCall({
  method: 'GET',
  path: '/formulas',
  summary: 'Formulas by name; a search takes any part of it',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: PageQuery.extend({ search, product_id: Id.optional() }),
  response: page(Formula),
});

export const findFormula = defineCall({
  method: 'GET',
  path: '/formulas/{id}',
  summary: 'One formula with its lines',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  response: Formula,
});

export const createFormula = defineCall({
  method: 'POST',
  path: '/formulas/create',
  summary: 'A new formula',
  tag: 'Industrial',
  access: ['products', 'create'],
  requires,
  body: FormulaDraft,
  response: Formula,
  status: 201,
});

export const updateFormula = defineCall({
  method: 'PUT',
  path: '/formulas/update',
  summary: 'Changes a formula; what was made by it stays as it was',
  tag: 'Industrial',
  access: ['products', 'update'],
  requires,
  body: z.strictObject({
    id: Id,
    ...formulaFields,
    /** Left out, these stay as they are. */
    other_costs: NonNegativeMoney.optional(),
    other_costs_currency: CurrencyCode.optional(),
  }),
  response: Formula,
});

export const deleteFormula = defineCall({
  method: 'DELETE',
  path: '/formulas/delete/{id}',
  summary: 'Withdraws a formula; what was made by it keeps it',
  tag: 'Industrial',
  access: ['products', 'delete'],
  requires,
  params: IdParams,
});

export const PRODUCTION_STATUSES = ['done', 'annulled'] as const;

const productionFields = {
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  status: z.enum(PRODUCTION_STATUSES),
  formula_id: Id,
  formula_name: z.string(),
  product_id: Id,
  product_name: z.string(),
  /** What entered the stock. */
  qty: z.string(),
  /** What was spoilt. */
  waste: z.string(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, as it was. */
  rate: z.string(),
  /** 1 main = inverse alternative, where it was given that way round. */
  inverse: z.string().nullable(),
  /** In main and in alternative, each worked out on its own. */
  cost: z.string(),
  cost_alternative: z.string(),
  /** Of one that entered the stock, at most 8 decimals. */
  unit_cost: z.string(),
  unit_cost_alternative: z.string(),
  note: z.string(),
  user: z.object({ id: Id, name: z.string() }),
};

export const ProductionSummary = z.object(productionFields);
export type ProductionSummary = z.output<typeof ProductionSummary>;

export const Production = z.object({
  ...productionFields,
  /** What the formula made with its own quantities. */
  yield_qty: z.string(),
  lines: z.array(
    z.object({
      material_id: Id,
      name: z.string(),
      qty: z.string(),
      /** What it would have taken by the formula; 0: not of the formula. */
      formula_qty: z.string(),
      /** Null: not known, and counted as 0. */
      unit_cost: z.string().nullable(),
      cost_currency: CurrencyCode,
      total: z.string(),
      total_alternative: z.string(),
    }),
  ),
  other_costs: z.string(),
  other_costs_currency: CurrencyCode,
  /** What it made of the product's cost; null: it left that alone. */
  product_cost: z
    .object({ before: z.string().nullable(), after: z.string(), currency: CurrencyCode })
    .nullable(),
  annulment: z
    .object({ reason: z.string(), create_at: Instant, user: z.object({ id: Id, name: z.string() }) })
    .nullable(),
});
export type Production = z.output<typeof Production>;

export const ProductionDraft = z.strictObject({
  id: Id.optional(),
  formula_id: Id,
  /** What enters the stock. */
  qty: PositiveQuantity,
  /** What was spoilt: it takes materials too, and the rest pays for it. */
  waste: NonNegativeQuantity.default('0'),
  /** What it really took; by the formula, for all that was made, when left out. */
  lines: LineDrafts.optional(),
  /** In the formula's currency for them; in proportion to the formula's when left out. */
  other_costs: NonNegativeMoney.optional(),
  /** Makes what one cost the product's cost: the last cost, which is what the price follows. */
  update_cost: z.boolean().default(false),
  note: text(0, 500).default(''),
});
export type ProductionDraft = z.output<typeof ProductionDraft>;

export const listProductions = defineCall({
  method: 'GET',
  path: '/productions',
  summary: 'Productions, newest first',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: PageQuery.extend({
    /** First and last day, as they are in Caracas. */
    from: Day.optional(),
    to: Day.optional(),
    status: z.enum(PRODUCTION_STATUSES).optional(),
    product_id: Id.optional(),
    formula_id: Id.optional(),
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
  summary: 'Consumes materials, adds to the product’s stock and works out what it cost, all or nothing',
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
  summary: 'Annuls a production: its number stays, materials and product are put back by counter-entries',
  tag: 'Industrial',
  access: ['products', 'delete'],
  requires,
  params: IdParams,
  body: z.strictObject({ reason: text(1, 300) }),
  response: Production,
});
