import { exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import type { LockedSale } from './lock-sale.ts';

export interface CounterEntries {
  companyId: string;
  userId: string;
  kind: 'annulment' | 'return';
  sale: LockedSale;
  /** What goes back into stock, line by line; a quantity of 0 is no movement. */
  goods: { product_id: string; qty: string }[];
  /** What the client owes less, in the currency of the sale's debt. */
  debt: string;
  reason: string;
}

/**
 * The counter-entries in both ledgers, and the totals that are kept beside them. What had been paid of the debt by then
 * stays paid: the balance may become negative, which is in the client's favour and goes off their next debt.
 */
export async function writeCounterEntries(trx: CompanyTransaction, entry: CounterEntries): Promise<void> {
  const { companyId, userId, kind, sale, reason } = entry;
  const goods = entry.goods.filter(({ qty }) => exact(qty).gt(0));
  if (goods.length > 0) {
    // Locked in the order of their ids, as a sale does.
    await sql`
      with line as materialized (
        select * from unnest(${goods.map((g) => g.product_id)}::uuid[], ${goods.map((g) => g.qty)}::numeric[])
          as l(product_id, qty)
      ), back as materialized (
        select product_id, sum(qty) as qty from line group by product_id
      ), locked as materialized (
        select s.product_id from product_stock s
        where s.company_id = ${companyId} and s.product_id in (select product_id from back)
        order by s.product_id for update
      ), stock as (
        update product_stock s set qty = s.qty + back.qty from back
        where s.company_id = ${companyId} and s.product_id = back.product_id
          and s.product_id in (select product_id from locked)
      )
      insert into stock_movements (company_id, product_id, kind, qty, sale_id, user_id, reason)
      select ${companyId}::uuid, product_id, ${kind}, qty, ${sale.id}::uuid, ${userId}::uuid, ${reason} from line`.execute(
      trx,
    );
  }
  if (exact(entry.debt).isZero() || sale.client_id === null) return;
  await sql`
    with movement as (
      insert into client_movements (company_id, client_id, kind, amount, currency, sale_id, user_id, note)
      values (${companyId}, ${sale.client_id}, ${kind}, -${entry.debt}::numeric, ${sale.balance_currency}, ${sale.id},
        ${userId}, ${reason})
    )
    insert into client_balances (company_id, client_id, currency, amount)
    values (${companyId}, ${sale.client_id}, ${sale.balance_currency}, -${entry.debt}::numeric)
    on conflict (company_id, client_id, currency)
    do update set amount = client_balances.amount + excluded.amount`.execute(trx);
}
