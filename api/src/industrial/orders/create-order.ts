import type { ProductionOrder, ProductionOrderDraft } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { actingUser } from '../../access/acting-user.ts';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readName } from '../formulas/good-names.ts';
import { toColumns } from '../goods.ts';
import { nextNumber } from '../next-number.ts';
import { holdFormula } from '../productions/create-production.ts';
import { findProductionOrder } from './find-order.ts';

/**
 * Plans a production: nothing moves. Two that come side by side with one id break `production_orders_pkey`: see
 * `withCompanyOnce`.
 *
 * @throws ApiError 400 with `unknown` on `formula_id`; 409 ERROR_CONFLICT for an id used with another body
 */
export async function createProductionOrder(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: ProductionOrderDraft,
): Promise<ProductionOrder> {
  const user = await actingUser(trx, session);
  const { id = newId(), formula_id, qty, day, note } = draft;
  const request_hash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'production_orders', draft.id), request_hash)) {
    return findProductionOrder(trx, id);
  }
  const formula = await holdFormula(trx, formula_id);
  if (!formula) throw new ApiError('ERROR_VALIDATION', { fields: { formula_id: 'unknown' } });
  const name = await readName(trx, formula.makes);
  const number = await nextNumber(trx, 'production_orders');
  await trx
    .insertInto('production_orders')
    .values({
      ...{ company_id: trx.companyId, id, number, qty, day, note, request_hash },
      ...{ formula_id, formula_version: formula.version, formula_name: formula.name },
      ...{ ...toColumns(formula.makes), makes_name: name, takes_at: formula.content.takes_at },
      ...{ created_by: user.id, created_by_name: user.name },
    })
    .execute();
  return findProductionOrder(trx, id);
}
