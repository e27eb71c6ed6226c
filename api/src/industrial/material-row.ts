import { type Material, MaterialUnit } from '@cuadra/shared/contract';
import { toQuantity, toRate } from '@cuadra/shared/domain';
import { z } from 'zod';

/** The columns of `materials` that an answer is made of. */
export const MATERIAL_COLUMNS = [
  'id',
  'name',
  'measure_id',
  'qty',
  'min_qty',
  'cost',
  'cost_currency',
  'value',
  'units',
  'has_lots',
  'version',
  'updated_at',
] as const;

export interface MaterialRow extends Omit<Material, 'updated_at' | 'units'> {
  units: unknown;
  updated_at: Date;
}

export function toMaterial(row: MaterialRow): Material {
  return {
    id: row.id,
    name: row.name,
    measure_id: row.measure_id,
    qty: toQuantity(row.qty),
    min_qty: row.min_qty === null ? null : toQuantity(row.min_qty),
    cost: row.cost === null ? null : toRate(row.cost),
    cost_currency: row.cost_currency,
    value: toRate(row.value),
    units: z.array(MaterialUnit).parse(row.units),
    has_lots: row.has_lots,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}
