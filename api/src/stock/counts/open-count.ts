import type { openStockCount as OpenStockCount, StockCount } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findCount, toStockCount } from './count-row.ts';

/**
 * Opens a count. Two that come side by side with one id break `stock_counts_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `unknown`, `required` or `must-be-empty` on a category; 409 ERROR_CONFLICT for an id of another count
 */
export async function openCount(
  trx: CompanyTransaction,
  { companyId, userId }: { companyId: string; userId: string },
  { id, name, scope, category_id }: z.output<typeof OpenStockCount.body>,
): Promise<StockCount> {
  if ((category_id !== null) !== (scope === 'category')) {
    const reason = category_id === null ? 'required' : 'must-be-empty';
    throw new ApiError('ERROR_VALIDATION', { fields: { category_id: reason } });
  }
  const request_hash = hashRequest([name, scope, category_id]);
  if (!isRepeated(await findRequest(trx, 'stock_counts', id), request_hash)) {
    if (category_id !== null && !(await isCategory(trx, category_id))) {
      throw new ApiError('ERROR_VALIDATION', { fields: { category_id: 'unknown' } });
    }
    await trx
      .insertInto('stock_counts')
      .values({ company_id: companyId, id, name, scope, category_id, opened_by: userId, request_hash })
      .execute();
  }
  return toStockCount(await findCount(trx, id));
}

async function isCategory(trx: CompanyTransaction, id: string): Promise<boolean> {
  const found = await trx.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
