import type { Material } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { MATERIAL_COLUMNS, toMaterial } from './material-row.ts';

/** @throws ApiError 404 for one that is not there, or was withdrawn and is not wanted then */
export async function findMaterial(
  trx: CompanyTransaction,
  id: string,
  shown: 'present' | 'also-withdrawn' = 'present',
): Promise<Material> {
  const row = orNotFound(
    await trx
      .selectFrom('materials')
      .select(MATERIAL_COLUMNS)
      .where('id', '=', id)
      .$if(shown === 'present', (select) => select.where('deleted_at', 'is', null))
      .executeTakeFirst(),
  );
  return toMaterial(row);
}
