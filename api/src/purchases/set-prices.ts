import {
  Presentation,
  type setPurchasePrices as SetPurchasePrices,
  Wholesale,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { findProduct } from '../catalogue/find-product.ts';
import { asReadBy } from '../catalogue/for-selling.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { checkReceived } from './purchase-prices.ts';

type Wanted = z.output<typeof SetPurchasePrices.body>['prices'][number];

interface OwnPrices {
  id: string;
  price: string | null;
  is_fixed_price: boolean;
  presentations: unknown;
  wholesale: unknown;
}

/**
 * Sets prices that products of a received purchase have of their own: all or none.
 *
 * @throws ApiError 404; 400 with `unknown` on `prices.N.product_id` or `prices.N.kind` where there is no such price; 409
 * ERROR_EDITED where somebody edited the product since, ERROR_CONFLICT with `not-received` on `id`
 */
export async function setPurchasePrices(
  trx: CompanyTransaction,
  session: CompanySession,
  purchaseId: string,
  { edit_id, prices }: z.output<typeof SetPurchasePrices.body>,
): Promise<{ products: number }> {
  await checkReceived(trx, purchaseId);
  const products = await holdProducts(trx, purchaseId, prices);
  const { companyId, userId, grants } = session;
  for (const { product_id: id, version } of prices) {
    const edit = { version, edit_id };
    await beginEdit(trx, { table: 'products', id, companyId, userId, edit }, async () =>
      asReadBy(orNotFound(await findProduct(trx, id)), grants),
    );
  }
  for (const [index, wanted] of prices.entries()) {
    const product = products.get(wanted.product_id);
    if (!product || !setPrice(product, wanted)) refuse(index, 'kind');
  }
  for (const { id, price, presentations, wholesale } of products.values()) {
    await trx
      .updateTable('products')
      .set({ price, presentations: JSON.stringify(presentations) })
      .set({ wholesale: wholesale === null ? null : JSON.stringify(wholesale) })
      .set({ updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute();
  }
  return { products: products.size };
}

/** In the order of their ids, as whatever else holds several. */
async function holdProducts(
  trx: CompanyTransaction,
  purchaseId: string,
  prices: readonly Wanted[],
): Promise<Map<string, OwnPrices>> {
  const ids = [...new Set(prices.map((wanted) => wanted.product_id))];
  const { companyId } = trx;
  const { rows } = await sql<OwnPrices>`
    select id, price, is_fixed_price, presentations, wholesale from products
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and deleted_at is null and id in (
      select product_id from purchase_products where company_id = ${companyId} and purchase_id = ${purchaseId})
    order by id for no key update`.execute(trx);
  const products = new Map(rows.map((row) => [row.id, row]));
  const unknown = prices.findIndex((wanted) => !products.has(wanted.product_id));
  if (unknown >= 0) refuse(unknown, 'product_id');
  return products;
}

/** @returns whether there is such a price */
function setPrice(product: OwnPrices, { kind, presentation_id, price }: Wanted): boolean {
  if (kind === 'product') {
    product.price = price;
    return product.is_fixed_price;
  }
  if (kind === 'wholesale') {
    if (product.wholesale === null) return false;
    product.wholesale = { ...Wholesale.parse(product.wholesale), price };
    return true;
  }
  const all = z.array(Presentation).parse(product.presentations);
  const isPriced = all.some((one) => one.id === presentation_id && one.price !== null);
  product.presentations = all.map((one) => (one.id === presentation_id ? { ...one, price } : one));
  return isPriced;
}

function refuse(index: number, field: 'product_id' | 'kind'): never {
  throw new ApiError('ERROR_VALIDATION', { fields: { [`prices.${index}.${field}`]: 'unknown' } });
}
