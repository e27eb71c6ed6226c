import type { adjustStock as AdjustStock, Product } from '@cuadra/shared/contract';
import { exact, toQuantity } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { findProduct } from './find-product.ts';
import { lockStock, writeAdjustment } from './move-stock.ts';

/**
 * Adds to or takes from the stock of a product. Two that come side by side with one id break `stock_movements_request`:
 * see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `unknown` on `product_id`, `required` on `reason`, where nothing else says why; 409 ERROR_STOCK when less than nothing would be left and the
 * company sells only what it has; 409 ERROR_CONFLICT for an id used with other values
 */
export async function adjustStock(
  trx: CompanyTransaction,
  { companyId, userId }: { companyId: string; userId: string },
  { id, product_id: productId, qty, cause, reason }: z.output<typeof AdjustStock.body>,
): Promise<Product> {
  if (reason === '' && (cause === undefined || cause === 'other')) {
    throw new ApiError('ERROR_VALIDATION', { fields: { reason: 'required' } });
  }
  const requestHash = hashRequest([productId, qty, reason, ...(cause ? [cause] : [])]);
  const isDone = isRepeated(await findRequest(trx, 'stock_movements', id), requestHash);
  const product = await findProduct(trx, productId, isDone ? 'also-withdrawn' : 'present');
  if (!product) throw new ApiError('ERROR_VALIDATION', { fields: { product_id: 'unknown' } });
  if (isDone) return product;
  const there = await lockStock(trx, companyId, productId);
  const left = exact(there).plus(qty);
  if (exact(qty).lt(0) && left.lt(0)) {
    const { allow_negative_stock } = await trx
      .selectFrom('company_configurations')
      .select('allow_negative_stock')
      .executeTakeFirstOrThrow();
    if (!allow_negative_stock) {
      const details = { available: { [productId]: toQuantity(there) } };
      throw new ApiError('ERROR_STOCK', { fields: { qty: 'not-enough' }, details });
    }
  }
  const adjustment = { companyId, userId, productId, qty, cause, reason };
  await writeAdjustment(trx, { ...adjustment, requestId: id, requestHash });
  return (await findProduct(trx, productId)) ?? product;
}
