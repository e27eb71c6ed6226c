import type { ProductionOrder } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { type ActingUser, actingUser } from '../../access/acting-user.ts';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findProductionOrder } from './find-order.ts';
import { giveBack } from './give-back.ts';
import { beginStep, type LockedOrder, lockOrder } from './lock-order.ts';

/**
 * Closes a started order: what it took and did not use goes back. Closed again, nothing happens.
 *
 * @throws ApiError 404; 409 ERROR_EDITED, ERROR_CONFLICT with `not-started` on `id`, and `nothing-made` where no batch stands: that
 * order is annulled
 */
export async function closeProductionOrder(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
  seen: { version?: number | undefined },
): Promise<ProductionOrder> {
  const user = await actingUser(trx, session);
  const order = await lockOrder(trx, id);
  if (order.status === 'done') return findProductionOrder(trx, id);
  if (order.status !== 'started') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'not-started' } });
  await beginStep(trx, session, id, seen);
  if (!(await hasBatches(trx, id))) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'nothing-made' } });
  await closeLocked(trx, order, user);
  return findProductionOrder(trx, id);
}

/** The order is held, and was started. */
export async function closeLocked(
  trx: CompanyTransaction,
  order: LockedOrder,
  user: ActingUser,
): Promise<void> {
  await giveBack(trx, order, user.id);
  await editAs(trx, user.id);
  await trx
    .updateTable('production_orders')
    .set({ status: 'done', closed_at: sql<Date>`clock_timestamp()`, closed_by: user.id })
    .set({ closed_by_name: user.name })
    .where('id', '=', order.id)
    .execute();
}

/** Whether a batch of it stands. */
export async function hasBatches(trx: CompanyTransaction, id: string): Promise<boolean> {
  const batch = await trx
    .selectFrom('productions')
    .select('id')
    .where('order_id', '=', id)
    .where('annulled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return batch !== undefined;
}
