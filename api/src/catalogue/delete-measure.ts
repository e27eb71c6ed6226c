import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { editAs } from '../database/edits.ts';
import { lockChangeableMeasure } from './default-measure.ts';

/**
 * Removes a measure; its products and materials stay, without one, and the products count as changed.
 *
 * @throws ApiError 404; 400 with `is-default` on the name
 */
export async function deleteMeasure(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  id: string,
): Promise<void> {
  await editAs(trx, userId);
  await lockChangeableMeasure(trx, id);
  for (const table of ['products', 'materials'] as const) {
    await trx
      .updateTable(table)
      .set({ measure_id: null, updated_at: sql<Date>`now()` })
      .where('measure_id', '=', id)
      .execute();
  }
  await trx.deleteFrom('measures').where('id', '=', id).execute();
}
