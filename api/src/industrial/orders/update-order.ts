import type {
  ProductionOrder,
  updateProductionOrder as UpdateProductionOrder,
} from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { holdFormula } from '../productions/create-production.ts';
import { findProductionOrder } from './find-order.ts';
import { beginStep, lockOrder } from './lock-order.ts';

/**
 * Changes a planned order, which takes the current version of its formula with it; of one that was started the note alone.
 *
 * @throws ApiError 404; 409 ERROR_EDITED, and ERROR_CONFLICT with `not-planned` on `qty` or `day` once it was started, on `id` once
 * it is over
 */
export async function updateProductionOrder(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, qty, day, note, ...edit }: z.output<typeof UpdateProductionOrder.body>,
): Promise<ProductionOrder> {
  const order = await lockOrder(trx, id);
  await beginStep(trx, session, id, edit);
  if (order.status === 'planned') {
    const formula = await holdFormula(trx, order.formula_id);
    await trx
      .updateTable('production_orders')
      .set({
        ...{ qty, day, note },
        ...(formula && { formula_version: formula.version, takes_at: formula.content.takes_at }),
      })
      .where('id', '=', id)
      .execute();
    return findProductionOrder(trx, id);
  }
  if (order.status !== 'started') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'not-planned' } });
  const before = await findProductionOrder(trx, id);
  if (!exact(qty).eq(before.qty)) throw new ApiError('ERROR_CONFLICT', { fields: { qty: 'not-planned' } });
  if (day !== before.day) throw new ApiError('ERROR_CONFLICT', { fields: { day: 'not-planned' } });
  await trx.updateTable('production_orders').set({ note }).where('id', '=', id).execute();
  return findProductionOrder(trx, id);
}
