import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';

/** Unidad and Litro, by the place that a company's first measures are given (spec §3). */
const DEFAULT_MEASURES = 2;

/** Whether it is Unidad or Litro, which every company keeps under these names. */
export function isDefaultMeasure({ position }: { position: number }): boolean {
  return position < DEFAULT_MEASURES;
}

/** So that no product takes it in between. */
export async function lockChangeableMeasure(trx: CompanyTransaction, id: string): Promise<void> {
  const measure = orNotFound(
    await trx.selectFrom('measures').select('position').where('id', '=', id).forUpdate().executeTakeFirst(),
  );
  if (isDefaultMeasure(measure)) throw new ApiError('ERROR_VALIDATION', { fields: { name: 'is-default' } });
}
