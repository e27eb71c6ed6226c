import type { Material } from '@cuadra/shared/contract';
import { toQuantity, toRate } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** The columns of `materials` that an answer is made of. */
export const MATERIAL_COLUMNS = [
  'id',
  'name',
  'measure_id',
  'qty',
  'min_qty',
  'cost',
  'cost_currency',
  'updated_at',
] as const;

export interface MaterialRow extends Omit<Material, 'updated_at'> {
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
    updated_at: row.updated_at.toISOString(),
  };
}

/** @throws ApiError 404 for one that is not there, or was withdrawn and is not wanted then */
export async function getMaterial(
  trx: CompanyTransaction,
  id: string,
  shown: 'present' | 'also-withdrawn' = 'present',
): Promise<Material> {
  const row = await trx
    .selectFrom('materials')
    .select(MATERIAL_COLUMNS)
    .where('id', '=', id)
    .$if(shown === 'present', (select) => select.where('deleted_at', 'is', null))
    .executeTakeFirst();
  if (!row) throw new ApiError('ERROR_NOT_FOUND');
  return toMaterial(row);
}
