import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** A product that is held until the end of the transaction. */
export interface HeldProduct {
  id: string;
  name: string;
  cost: string | null;
  average_cost: string | null;
  cost_currency: string;
  is_fixed_price: boolean;
  price: string | null;
  price_currency: string;
  presentations: unknown;
  wholesale: unknown;
  has_lots: boolean;
  deleted: boolean;
  /** What there is of it. */
  qty: string;
}

/**
 * Holds products, then their stock, both in the order of their ids: as counts and imports do, and the stock as a sale does,
 * so that who sells the same ones and this wait for each other and never both.
 */
export async function holdProducts(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, HeldProduct>> {
  const { companyId } = trx;
  const { rows: products } = await sql<Omit<HeldProduct, 'qty'>>`
    select id, name, cost, average_cost, cost_currency, is_fixed_price, price, price_currency, presentations, wholesale, has_lots, deleted_at is not null as deleted
    from products where company_id = ${companyId} and id = any(${ids}::uuid[])
    order by id for no key update`.execute(trx);
  await sql`
    insert into product_stock (company_id, product_id)
    select ${companyId}::uuid, i.id from unnest(${ids}::uuid[]) i(id)
    where not exists (select from product_stock q where q.company_id = ${companyId} and q.product_id = i.id)
    on conflict do nothing`.execute(trx);
  const { rows: stock } = await sql<{ product_id: string; qty: string }>`
    select product_id, qty from product_stock
    where company_id = ${companyId} and product_id = any(${ids}::uuid[])
    order by product_id for update`.execute(trx);
  const qtyOf = new Map(stock.map(({ product_id, qty }) => [product_id, qty]));
  return new Map(products.map((product) => [product.id, { ...product, qty: qtyOf.get(product.id) ?? '0' }]));
}
