import type { CompanyTransaction } from '../database/connect.ts';
import { lockChangeableMeasure } from './default-measure.ts';
import { type Named, renameNamed } from './named.ts';

/** @throws ApiError 400 with `already-used` or, of a default one, `is-default` on the name; 404 */
export async function updateMeasure(trx: CompanyTransaction, measure: Named): Promise<Named> {
  await lockChangeableMeasure(trx, measure.id);
  return renameNamed(trx, 'measures', measure);
}
