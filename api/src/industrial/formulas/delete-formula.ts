import { sql } from 'kysely';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError, orNotFound } from '../../errors/api-error.ts';
import { toRef } from '../goods.ts';
import { inTurn } from './check-formula.ts';

/**
 * Withdraws a formula: what was made by it keeps it, its name and its goods are free. Where it was the main one, the oldest
 * that is left becomes it.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `in-use` on `id` while an order is to be made by it
 */
export async function deleteFormula(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
): Promise<void> {
  await inTurn(trx);
  await editAs(trx, session.userId);
  const now = sql<Date>`clock_timestamp()`;
  const formula = orNotFound(
    await trx
      .updateTable('formulas')
      .set({ deleted_at: now, updated_at: now })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(['material_id', 'product_id', 'is_main'])
      .executeTakeFirst(),
  );
  const order = await trx
    .selectFrom('production_orders')
    .select('id')
    .where('formula_id', '=', id)
    .where('status', 'in', ['planned', 'started'])
    .limit(1)
    .executeTakeFirst();
  if (order) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'in-use' } });
  if (!formula.is_main) return;
  const { kind, id: madeId } = toRef(formula);
  const next = await trx
    .selectFrom('formulas')
    .select('id')
    .where(kind === 'material' ? 'material_id' : 'product_id', '=', madeId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return;
  await trx
    .updateTable('formulas')
    .set({ is_main: true, updated_at: now })
    .where('id', '=', next.id)
    .execute();
}
