import { z } from 'zod';
import { exact, STOCK_CAUSES, searchable } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import {
  CurrencyCode,
  Day,
  editFields,
  Id,
  IdParams,
  Instant,
  line,
  NonNegativeQuantity,
  PageQuery,
  PositiveQuantity,
  page,
  Quantity,
  text,
  UnitPrice,
  Version,
} from '../common.ts';
import { requires, search } from './goods.ts';

/** Units of its own that one material may have. */
export const MAX_MATERIAL_UNITS = 10;
/** Of its measure that one of the largest unit is. */
const MAX_UNIT_FACTOR = 100_000;

/** In what else a material is counted: a saco of 45 kg. */
export const MaterialUnit = z.object({ id: Id, name: z.string(), factor: z.string() });
export type MaterialUnit = z.output<typeof MaterialUnit>;

/** What a quantity may be counted in, beside the material's measure. */
export const CountingUnit = z.object({ name: z.string(), factor: z.string() });

/** Names and ids of a material's units are each their own. */
const MaterialUnitDrafts = z
  .array(
    z.strictObject({
      id: Id,
      name: line(1, 40),
      /** How much of the material's measure one is. */
      factor: PositiveQuantity.refine((value) => exact(value).lte(MAX_UNIT_FACTOR), 'too-large'),
    }),
  )
  .max(MAX_MATERIAL_UNITS)
  .superRefine((units, context) => {
    const seen = new Set<string>();
    units.forEach((unit, index) => {
      for (const [field, key] of [
        ['id', unit.id],
        ['name', searchable(unit.name)],
      ] as const) {
        if (seen.has(`${field} ${key}`)) {
          context.addIssue({ code: 'custom', message: 'repeated', path: [index, field] });
        }
        seen.add(`${field} ${key}`);
      }
    });
  });

/** The unit that a quantity was typed in, one of `countingUnits` of the material; null: its own measure. */
export const TypedUnit = z.strictObject({ name: line(1, 40), factor: PositiveQuantity });

export const Material = z.object({
  id: Id,
  name: z.string(),
  measure_id: Id.nullable(),
  qty: z.string(),
  min_qty: z.string().nullable(),
  /** Of one, unrounded: the weighted average of what there is. Null: nobody has said yet. */
  cost: z.string().nullable(),
  cost_currency: CurrencyCode,
  /** What all of it is worth, in `cost_currency`: the sum of its ledger, at most 8 decimals. */
  value: z.string(),
  units: z.array(MaterialUnit),
  /** Asks for the day it expires on when it comes in. */
  has_lots: z.boolean(),
  version: Version,
  updated_at: Instant,
});
export type Material = z.output<typeof Material>;

const materialFields = {
  name: text(1, 200),
  measure_id: Id.nullable().default(null),
  min_qty: NonNegativeQuantity.nullable().default(null),
  cost_currency: CurrencyCode,
};

export const MaterialDraft = z.strictObject({
  id: Id.optional(),
  ...materialFields,
  units: MaterialUnitDrafts.default([]),
  has_lots: z.boolean().default(false),
  qty: NonNegativeQuantity.default('0'),
  cost: UnitPrice.nullable().default(null),
});
export type MaterialDraft = z.output<typeof MaterialDraft>;

/** Those of which there is less than the minimum; those whose cost nobody has said. */
const materialFilters = {
  search,
  low: z.enum(['true', 'false']).default('false'),
  without_cost: z.enum(['true', 'false']).default('false'),
};

export const ListedMaterial = Material.extend({
  /** What of it stands in drafts of purchases, in its own measure. */
  already_ordered: z.string(),
});
export type ListedMaterial = z.output<typeof ListedMaterial>;

export const listMaterials = defineCall({
  method: 'GET',
  path: '/materials',
  summary: 'Materials by name; a search takes any part of it',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: PageQuery.extend(materialFilters),
  response: page(ListedMaterial),
});

export const exportMaterials = defineCall({
  method: 'GET',
  path: '/materials/export',
  summary: 'The materials that a filter finds as a CSV file',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: z.strictObject(materialFilters),
  response: z.string().meta({ description: 'text/csv' }),
});

/** What a company's materials are worth, at the day's rate, and how many of them ask for something. */
export const MaterialsSummary = z.object({
  count: z.number().int(),
  low: z.number().int(),
  without_cost: z.number().int(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** Each worked out on its own; null while there is no rate, or a material's cost is in a currency of neither. */
  value: z.string().nullable(),
  value_alternative: z.string().nullable(),
});
export type MaterialsSummary = z.output<typeof MaterialsSummary>;

export const summarizeMaterials = defineCall({
  method: 'GET',
  path: '/materials/summary',
  summary: 'What the materials in stock are worth, in both currencies',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  response: MaterialsSummary,
});

export const findMaterial = defineCall({
  method: 'GET',
  path: '/materials/{id}',
  summary: 'One material',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  response: Material,
});

export const createMaterial = defineCall({
  method: 'POST',
  path: '/materials/create',
  summary: 'A new material; its first quantity enters its stock ledger',
  tag: 'Industrial',
  access: ['products', 'create'],
  requires,
  body: MaterialDraft,
  response: Material,
  status: 201,
});

/** 409 ERROR_EDITED where somebody changed it since `version`. */
export const updateMaterial = defineCall({
  method: 'PUT',
  path: '/materials/update',
  summary: 'Changes a material; its quantity only by adjusting it, its cost by its permission',
  tag: 'Industrial',
  access: ['products', 'update'],
  requires,
  body: z.strictObject({
    id: Id,
    ...materialFields,
    /** Left out, they stay as they are; a cost must be given again with another currency. */
    units: MaterialUnitDrafts.optional(),
    has_lots: z.boolean().optional(),
    cost: UnitPrice.nullable().optional(),
    ...editFields,
  }),
  response: Material,
});

export const deleteMaterial = defineCall({
  method: 'DELETE',
  path: '/materials/delete/{id}',
  summary: 'Withdraws a material that no formula uses; what was made with it keeps it',
  tag: 'Industrial',
  access: ['products', 'delete'],
  requires,
  params: IdParams,
});

export const LotText = line(0, 40)
  .nullable()
  .default(null)
  .transform((lot) => lot || null);
export const ExpiryDay = Day.refine((day) => day >= '2000-01-01' && day < '2200-01-01', 'out-of-range')
  .nullable()
  .default(null);

/**
 * 400 with `reason: required` where nothing else says why, `expires_on: required` for what comes in of a material with lots,
 * `lot` or `expires_on: not-for-what-goes-out`.
 */
export const adjustMaterial = defineCall({
  method: 'POST',
  path: '/materials/adjust',
  summary: 'Adds to or takes from the stock of a material, and why; with a cost it is a purchase',
  tag: 'Industrial',
  access: ['products', 'modify_quantity'],
  requires,
  body: z.strictObject({
    id: Id.optional(),
    material_id: Id,
    /** The difference. */
    qty: Quantity.refine((value) => !exact(value).isZero(), 'must-not-be-zero'),
    /** Why, where it is no purchase. */
    cause: z.enum(STOCK_CAUSES).optional(),
    /** A note beside the cause, which alone says enough but for `other`; without a cause it is required. */
    reason: text(0, 200).default(''),
    /** What one cost, for what comes in; it goes into the average. */
    cost: UnitPrice.nullable().default(null),
    /** The currency it was paid in, converted at the day's rate; the material's own when left out. */
    cost_currency: CurrencyCode.optional(),
    lot: LotText,
    expires_on: ExpiryDay,
  }),
  response: Material,
  status: 201,
});

export const MATERIAL_MOVEMENT_KINDS = [
  'initial',
  'purchase',
  'purchase_annulment',
  'adjustment',
  'revaluation',
  'production',
  'annulment',
  'order_start',
  'order_return',
] as const;

export const MaterialMovement = z.object({
  id: Id,
  kind: z.enum(MATERIAL_MOVEMENT_KINDS),
  /** The difference: negative took out; 0 of a revaluation. */
  qty: z.string(),
  /** What there was after it. */
  balance: z.string(),
  /** What one cost, in the currency it was paid in; null: not said. */
  unit_cost: z.string().nullable(),
  cost_currency: CurrencyCode.nullable(),
  /** What it took or brought, in the currency that the material's cost had then; at most 8 decimals. */
  value: z.string(),
  value_currency: CurrencyCode,
  /** Of one, on average, from then on. */
  cost_after: z.string().nullable(),
  /** Of an adjustment; null where nobody said. */
  cause: z.enum(STOCK_CAUSES).nullable(),
  reason: z.string(),
  lot: z.string().nullable(),
  expires_on: Day.nullable(),
  production_id: Id.nullable(),
  production_number: z.number().int().nullable(),
  /** Of the production order that took it, or gave it back. */
  order_id: Id.nullable(),
  order_number: z.number().int().nullable(),
  /** The purchase that brought it, or whose annulment took it. */
  purchase_id: Id.nullable(),
  purchase_number: z.number().int().nullable(),
  create_at: Instant,
  user: z.string().nullable(),
});
export type MaterialMovement = z.output<typeof MaterialMovement>;

export const listMaterialMovements = defineCall({
  method: 'GET',
  path: '/materials/{id}/movements',
  summary: 'The ledger of a material, newest first',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  query: PageQuery,
  response: page(MaterialMovement),
});

/** What is left of a lot of a material: who uses it takes what expires first. */
export const MaterialLot = z.object({
  lot: z.string().nullable(),
  expires_on: Day.nullable(),
  /** What came in, less what somebody took of it by its name. */
  units: z.string(),
  left: z.string(),
  /** Until it expires; below zero of what has, null of what does not. */
  days_left: z.number().int().nullable(),
});
export type MaterialLot = z.output<typeof MaterialLot>;

export const listMaterialLots = defineCall({
  method: 'GET',
  path: '/materials/{id}/lots',
  summary: 'Lots of a material of which something is left, the first to expire first',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  response: z.object({ items: z.array(MaterialLot) }),
});

/** Days that a material's history tells of, today among them. */
export const MATERIAL_HISTORY_DAYS = 90;

/** What became of one material, day by day. */
export const MaterialHistory = z.object({
  cost_currency: CurrencyCode,
  /** Oldest first, today last, as each of them ended. */
  days: z.array(
    z.object({
      day: Day,
      qty: z.string(),
      /** Of one, on average; null: not known, or in another currency than now. */
      cost: z.string().nullable(),
    }),
  ),
  /** What went into productions in these days, less what came back. */
  used: z.string(),
});
export type MaterialHistory = z.output<typeof MaterialHistory>;

export const findMaterialHistory = defineCall({
  method: 'GET',
  path: '/materials/{id}/history',
  summary: 'Stock and cost of a material over the last 90 days',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  response: MaterialHistory,
});
