import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { followMinimums, MINIMUM_DIFFERS } from '../follow-minimums.ts';
import type { MatchedRow } from './match-products.ts';

/**
 * Sets the quantities of products that existed to those of the file, as movements by the difference, and puts the minimums
 * that it gave them beside their stock. The last thing an import does and in one go: the cash registers meet these rows, so
 * they are locked in the order of their ids, as a sale locks them, and only until the commit that follows.
 */
export async function writeStock(
  trx: CompanyTransaction,
  matched: readonly MatchedRow[],
  owner: { companyId: string; userId: string },
): Promise<void> {
  const known = matched.flatMap(({ row, productId }) =>
    productId === undefined ? [] : [{ product_id: productId, qty: row.qty }],
  );
  if (known.length === 0) return;
  const { companyId, userId } = owner;
  const file = sql`
    with file as materialized (
      select * from json_to_recordset(${JSON.stringify(known)}::json) as f(product_id uuid, qty numeric)
    )`;
  await sql`${file}
    insert into product_stock (company_id, product_id) select ${companyId}::uuid, product_id from file f
    where f.qty is not null and not exists (select from product_stock s where s.company_id = ${companyId} and s.product_id = f.product_id)
    on conflict do nothing`.execute(trx);
  await sql`${file}
    select from product_stock s
    join file f on f.product_id = s.product_id
    join products p on p.company_id = s.company_id and p.id = s.product_id
    where s.company_id = ${companyId} and (f.qty <> s.qty or ${MINIMUM_DIFFERS})
    order by s.product_id for update of s`.execute(trx);
  await sql`${file}, counted as (
      update product_stock s set qty = f.qty from file f
      where s.company_id = ${companyId} and s.product_id = f.product_id and s.qty <> f.qty
      returning s.product_id, new.qty - old.qty as difference
    )
    insert into stock_movements (company_id, product_id, kind, qty, user_id)
    select ${companyId}::uuid, product_id, 'import', difference, ${userId}::uuid from counted`.execute(trx);
  await followMinimums(
    trx,
    known.map(({ product_id }) => product_id),
    { isHeld: true },
  );
}
