import { z } from 'zod';
import { exact } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import {
  CurrencyCode,
  Id,
  IdParams,
  Instant,
  NonNegativeQuantity,
  PageQuery,
  page,
  Quantity,
  text,
  UnitPrice,
} from '../common.ts';
import { requires, search } from './goods.ts';

export const Material = z.object({
  id: Id,
  name: z.string(),
  measure_id: Id.nullable(),
  qty: z.string(),
  min_qty: z.string().nullable(),
  /** Of one, unrounded: the weighted average of what there is. Null: nobody has said yet. */
  cost: z.string().nullable(),
  cost_currency: CurrencyCode,
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
  qty: NonNegativeQuantity.default('0'),
  cost: UnitPrice.nullable().default(null),
});
export type MaterialDraft = z.output<typeof MaterialDraft>;

export const listMaterials = defineCall({
  method: 'GET',
  path: '/materials',
  summary: 'Materials by name; a search takes any part of it',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: PageQuery.extend({
    search,
    /** Those of which there is less than the minimum. */
    low: z.enum(['true', 'false']).default('false'),
  }),
  response: page(Material),
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
    /** Left out, it stays as it is; with another currency it must be given again. */
    cost: UnitPrice.nullable().optional(),
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

export const adjustMaterial = defineCall({
  method: 'POST',
  path: '/materials/adjust',
  summary: 'Adds to or takes from the stock of a material, with a reason; with a cost it is a purchase',
  tag: 'Industrial',
  access: ['products', 'modify_quantity'],
  requires,
  body: z.strictObject({
    id: Id.optional(),
    material_id: Id,
    /** The difference. */
    qty: Quantity.refine((value) => !exact(value).isZero(), 'must-not-be-zero'),
    reason: text(1, 200),
    /** What one cost, for what comes in; it goes into the average. */
    cost: UnitPrice.nullable().default(null),
    /** The currency it was paid in, converted at the day's rate; the material's own when left out. */
    cost_currency: CurrencyCode.optional(),
  }),
  response: Material,
  status: 201,
});

export const MATERIAL_MOVEMENT_KINDS = [
  'initial',
  'purchase',
  'adjustment',
  'production',
  'annulment',
  'order_start',
  'order_return',
] as const;

export const MaterialMovement = z.object({
  id: Id,
  kind: z.enum(MATERIAL_MOVEMENT_KINDS),
  /** The difference: negative took out. */
  qty: z.string(),
  /** What there was after it. */
  balance: z.string(),
  unit_cost: z.string().nullable(),
  cost_currency: CurrencyCode.nullable(),
  reason: z.string(),
  production_id: Id.nullable(),
  production_number: z.number().int().nullable(),
  /** Of the production order that took it, or gave it back. */
  order_id: Id.nullable(),
  order_number: z.number().int().nullable(),
  create_at: Instant,
  user: z.string().nullable(),
});
export type MaterialMovement = z.output<typeof MaterialMovement>;

export const listMaterialMovements = defineCall({
  method: 'GET',
  path: '/materials/{id}/movements',
  summary: 'The stock ledger of a material, newest first',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  query: PageQuery,
  response: page(MaterialMovement),
});
