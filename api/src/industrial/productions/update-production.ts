import type { Production } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findProduction } from './find-production.ts';

/**
 * Changes the note, which is all that may change: the ledgers have what was consumed and made. A wrong production is
 * annulled and made again.
 *
 * @throws ApiError 404
 */
export async function updateProduction(
  trx: CompanyTransaction,
  { id, note }: { id: string; note: string },
): Promise<Production> {
  await trx.updateTable('productions').set({ note }).where('id', '=', id).execute();
  return findProduction(trx, id);
}
