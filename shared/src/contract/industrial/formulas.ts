import { z } from 'zod';
import { exact, sum } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import {
  CurrencyCode,
  editFields,
  Id,
  IdParams,
  Instant,
  PageQuery,
  PositiveQuantity,
  page,
  Share,
  text,
  UnitPrice,
  Version,
} from '../common.ts';
import { Both, GOOD_KINDS, Good, GoodRef, onceEach, requires, search } from './goods.ts';
import { TypedUnit } from './materials.ts';

/** Far above what anybody's formula has. */
export const MAX_FORMULA_LINES = 100;
export const MAX_FORMULA_COSTS = 20;
export const MAX_BYPRODUCTS = 20;
export const MAX_STEPS = 50;
/**
 * Lines of a formula over all its levels, each counted wherever it is taken. Two goods of each level that both take both of
 * the next one are a million lines after twenty levels, and whoever asks for them would keep the others waiting.
 */
export const MAX_LINES_OF_ALL_LEVELS = 5_000;
/** Of a company. Whatever rolls up costs reads all of them. */
export const MAX_FORMULAS = 2_000;

/** Whether a cost counts for each batch of the yield, for each one made, or by the hour. */
export const COST_BASES = ['batch', 'unit', 'hour'] as const;
export type CostBasis = (typeof COST_BASES)[number];

/** When an order takes its materials out of the stock: as it is started, or as each batch of it is finished. */
export const TAKES_AT = ['start', 'end'] as const;
export type TakesAt = (typeof TAKES_AT)[number];

export const FormulaLineDraft = z.strictObject({
  good: GoodRef,
  /** In the good's own measure. */
  qty: PositiveQuantity,
  /** What somebody typed it in: «2 sacos» of 45. */
  unit: TypedUnit.nullable().default(null),
});

export const FormulaCostDraft = z
  .strictObject({
    name: text(1, 100),
    basis: z.enum(COST_BASES),
    /** For one batch of the yield, for one that is made, or for an hour. */
    amount: UnitPrice,
    currency: CurrencyCode,
    /** Of work for the yield; only with `hour`. */
    minutes: PositiveQuantity.nullable().default(null),
  })
  .refine(({ basis, minutes }) => (basis === 'hour') === (minutes !== null), {
    message: 'only-of-hours',
    path: ['minutes'],
  });

export const ByproductDraft = z.strictObject({
  good: GoodRef,
  /** What the yield leaves of it. */
  qty: PositiveQuantity,
  /** What part of the batch's cost it bears, in percent. */
  cost_share: Share.default('0'),
});

export const StepDraft = z.strictObject({
  text: text(1, 1000),
  minutes: PositiveQuantity.nullable().default(null),
  /** What `POST /formulas/pictures` answered; 400 `unknown` for a picture that is not there. Null without one. */
  image: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'not-a-picture')
    .nullable()
    .default(null),
});

/** What one version of a formula says; written once, never changed. */
const contentFields = {
  /** How much of the good the lines make, the expected waste counted in. */
  yield_qty: PositiveQuantity,
  /** Of what is made, in percent; below 100. */
  waste_percent: Share.refine((value) => exact(value).lt(100), 'too-large').default('0'),
  takes_at: z.enum(TAKES_AT).default('end'),
  lines: z.array(FormulaLineDraft).min(1, 'required').max(MAX_FORMULA_LINES).superRefine(onceEach),
  costs: z.array(FormulaCostDraft).max(MAX_FORMULA_COSTS).default([]),
  byproducts: z
    .array(ByproductDraft)
    .max(MAX_BYPRODUCTS)
    .superRefine(onceEach)
    .refine((all) => sum(all.map((one) => one.cost_share)).lte(100), 'too-large')
    .default([]),
  steps: z.array(StepDraft).max(MAX_STEPS).default([]),
};

export const FormulaLine = z.object({
  good: Good,
  qty: z.string(),
  unit: z.object({ name: z.string(), factor: z.string() }).nullable(),
  /** What there is of it now. */
  available: z.string(),
  /** What one of it is worth now; null: not known. */
  unit_cost: z.string().nullable(),
  cost_currency: CurrencyCode,
  /** The main formula that makes it: the next level. Null for what is bought. */
  formula_id: Id.nullable(),
});
export type FormulaLine = z.output<typeof FormulaLine>;

export const FormulaCost = z.object({
  name: z.string(),
  basis: z.enum(COST_BASES),
  amount: z.string(),
  currency: CurrencyCode,
  minutes: z.string().nullable(),
});
export type FormulaCost = z.output<typeof FormulaCost>;

export const FormulaByproduct = z.object({ good: Good, qty: z.string(), cost_share: z.string() });
export type FormulaByproduct = z.output<typeof FormulaByproduct>;

export const FormulaStep = z.object({
  text: z.string(),
  minutes: z.string().nullable(),
  image: z.string().nullable(),
});
export type FormulaStep = z.output<typeof FormulaStep>;

const content = {
  yield_qty: z.string(),
  waste_percent: z.string(),
  takes_at: z.enum(TAKES_AT),
  lines: z.array(FormulaLine),
  costs: z.array(FormulaCost),
  byproducts: z.array(FormulaByproduct),
  steps: z.array(FormulaStep),
};

const identity = {
  id: Id,
  name: z.string(),
  /** The good that it makes; that never changes. */
  makes: Good,
  /** The one that counts where a good is made by several. */
  is_main: z.boolean(),
  /** The number of the version that is made now: 1, 2, 3… */
  current: z.number().int(),
};

export const Formula = z.object({
  ...identity,
  ...content,
  /** How often it was edited: what a form sends back. Not the number of its version. */
  version: Version,
  updated_at: Instant,
});
export type Formula = z.output<typeof Formula>;

/** What a product that a formula makes is sold for, and what its utility makes of the formula's cost. */
export const FormulaPrice = z.object({
  is_fixed_price: z.boolean(),
  currency: CurrencyCode,
  now: z.string(),
  /** Null without a utility or with a cost that is not known. */
  suggested: z.string().nullable(),
  utility: z.string().nullable(),
  /** The product's last cost, in `cost_currency`. */
  cost: z.string().nullable(),
  cost_currency: CurrencyCode,
});
export type FormulaPrice = z.output<typeof FormulaPrice>;

export const FormulaSummary = z.object({
  ...identity,
  yield_qty: z.string(),
  /** Of what the lines make; the rest of the yield are good ones. */
  waste_percent: z.string(),
  line_count: z.number().int(),
  /** What one good one costs today over all levels; null where a cost is not known. */
  unit_cost: Both.nullable(),
  /** What all good ones of one yield cost. */
  batch_cost: Both.nullable(),
  /** Of what nobody knows the cost, over all levels. */
  unknown: z.array(Good),
  /** Null for a material. */
  price: FormulaPrice.nullable(),
  updated_at: Instant,
});
export type FormulaSummary = z.output<typeof FormulaSummary>;

export const FormulaVersion = z.object({
  number: z.number().int(),
  ...content,
  create_at: Instant,
  /** Null: from before versions were kept. */
  user: z.string().nullable(),
});
export type FormulaVersion = z.output<typeof FormulaVersion>;

export const FormulaDraft = z.strictObject({
  id: Id.optional(),
  name: text(1, 200),
  makes: GoodRef,
  /** Left out, the first formula of a good is its main one. */
  is_main: z.boolean().optional(),
  ...contentFields,
});
export type FormulaDraft = z.output<typeof FormulaDraft>;

export const listFormulas = defineCall({
  method: 'GET',
  path: '/formulas',
  summary: 'Formulas by name, with what one costs today; a search takes any part of the name',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: PageQuery.extend({
    search,
    /** Those that make it. */
    makes_id: Id.optional(),
    /** Those that take it. */
    takes_id: Id.optional(),
  }),
  response: page(FormulaSummary),
});

export const findFormula = defineCall({
  method: 'GET',
  path: '/formulas/{id}',
  summary: 'One formula as its current version says',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  response: Formula,
});

export const createFormula = defineCall({
  method: 'POST',
  path: '/formulas/create',
  summary: 'A new formula; 400 `circle` on `lines.N.good` where it would be made of itself, with the names',
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
  summary: 'Changes a formula; what it says becomes its next version, and what was made keeps its own',
  tag: 'Industrial',
  access: ['products', 'update'],
  requires,
  body: z.strictObject({
    id: Id,
    name: text(1, 200),
    /** Left out, it stays; a main one ends by making another one main. */
    is_main: z.literal(true).optional(),
    ...contentFields,
    ...editFields,
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

export const listFormulaVersions = defineCall({
  method: 'GET',
  path: '/formulas/{id}/versions',
  summary: 'The versions of a formula, newest first',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  query: PageQuery,
  response: page(FormulaVersion),
});

/** A formula that takes a good, by the newest of its versions that does. */
export const FormulaUse = z.object({
  formula_id: Id,
  formula_name: z.string(),
  is_main: z.boolean(),
  makes: Good,
  /** The newest version that takes it, and whether that is the one that is made now; else it takes it no more. */
  version: z.number().int(),
  is_current: z.boolean(),
  /** What of the good that version takes for its yield. */
  qty: z.string(),
  unit: FormulaLine.shape.unit,
  yield_qty: z.string(),
});
export type FormulaUse = z.output<typeof FormulaUse>;

export const listFormulaUses = defineCall({
  method: 'GET',
  path: '/formulas/uses',
  summary:
    'Where a material or a product is used: the formulas that take it or took it, by name, and how much',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: PageQuery.extend({ kind: z.enum(GOOD_KINDS), good_id: Id }),
  response: page(FormulaUse),
});
