import type { ProductionOrder } from '@cuadra/shared/contract';
import { exact, madeFor, plannedQty, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { readBatchFormula } from '../productions/create-production.ts';
import { type ProductionRow, SUMMARY, toSummary, WITH_ORDER } from '../productions/find-production.ts';
import { readTakings } from '../productions/takings.ts';
import { ORDER, type OrderRow, toOrder } from './order-row.ts';
import { readReserved } from './reserved.ts';

/** @throws ApiError 404 */
export async function findProductionOrder(trx: CompanyTransaction, id: string): Promise<ProductionOrder> {
  const { rows } = await sql<OrderRow & { annulled_reason: string | null }>`
    select ${ORDER}, o.annulled_reason from production_orders o
    where o.company_id = ${trx.companyId} and o.id = ${id}`.execute(trx);
  const { annulled_reason, ...row } = orNotFound(rows[0]);
  const order = toOrder(row);
  const batches = await sql<ProductionRow>`
    select ${SUMMARY} from ${WITH_ORDER} where p.company_id = ${trx.companyId} and p.order_id = ${id}
    order by p.number`.execute(trx);
  return {
    ...order,
    annulled_reason,
    lines: await readLines(trx, order),
    batches: batches.rows.map(toSummary),
  };
}

async function readLines(
  trx: CompanyTransaction,
  order: ReturnType<typeof toOrder>,
): Promise<ProductionOrder['lines']> {
  const { content } = await readBatchFormula(trx, order.formula_id, order.formula_version);
  const made = madeFor(order.qty, content.waste_percent);
  const takings = await readTakings(trx, order.id);
  const reserved = await readReserved(trx, { besides: order.id });
  const { rows } = await sql<{ id: string; qty: string }>`
    select coalesce(l.material_id, l.product_id) as id, sum(l.qty) as qty
    from production_lines l join productions p on p.company_id = l.company_id and p.id = l.production_id
    where l.company_id = ${trx.companyId} and p.order_id = ${order.id} and p.annulled_at is null
    group by 1`.execute(trx);
  const used = new Map(rows.map(({ id, qty }) => [id, qty]));
  return content.lines.map(({ good, qty, available, cost_currency }) => ({
    good,
    qty: plannedQty(qty, content, made),
    held: toQuantity(takings.get(good.id)?.qty ?? '0'),
    used: toQuantity(used.get(good.id) ?? '0'),
    available: toQuantity(exact(available).minus(reserved.get(good.id) ?? '0')),
    cost_currency,
  }));
}
