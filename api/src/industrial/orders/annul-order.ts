import type { ProductionOrder } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { actingUser } from '../../access/acting-user.ts';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkGuarded } from '../field-permissions.ts';
import { hasBatches } from './close-order.ts';
import { findProductionOrder } from './find-order.ts';
import { giveBack } from './give-back.ts';
import { beginStep, lockOrder } from './lock-order.ts';

/**
 * Annuls an order that is planned, or started without a batch that stands: what it took goes back. Annulled again, nothing happens
 * and the first reason stays.
 *
 * @throws ApiError 403 with `not-allowed` on `qty` for who may not change quantities, where it was started; 404; 409 ERROR_EDITED,
 * ERROR_CONFLICT with `has-batches` or `is-over` on `id`
 */
export async function annulProductionOrder(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<ProductionOrder> {
  const user = await actingUser(trx, session);
  const order = await lockOrder(trx, id);
  if (order.status === 'annulled') return findProductionOrder(trx, id);
  if (order.status === 'done') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'is-over' } });
  if (order.status === 'started') checkGuarded(session.grants, { qty: true });
  await beginStep(trx, session, id, { version });
  if (await hasBatches(trx, id)) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'has-batches' } });
  await giveBack(trx, order, user.id);
  await editAs(trx, user.id);
  await trx
    .updateTable('production_orders')
    .set({ status: 'annulled', annulled_at: sql<Date>`clock_timestamp()`, annulled_by: user.id })
    .set({ annulled_by_name: user.name, annulled_reason: reason })
    .where('id', '=', id)
    .execute();
  return findProductionOrder(trx, id);
}
