import type {
  applyStockCount as ApplyStockCount,
  cancelStockCount as CancelStockCount,
  StockCount,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { countLines } from './count-lines.ts';
import { type CountRow, findCount, lockCount, toStockCount } from './count-row.ts';

interface Closing {
  companyId: string;
  userId: string;
}

/**
 * Sets the stock right by what was counted, once. Each product gets the difference between what was counted and what the
 * ledger had at the moment of its count, so that what was sold since stays sold.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `closed` on `id` for a count that somebody has closed, with `changed` on
 * `revision` where more was counted than was looked at
 */
export async function applyCount(
  trx: CompanyTransaction,
  closing: Closing,
  countId: string,
  { closing_id, revision }: z.output<typeof ApplyStockCount.body>,
): Promise<StockCount> {
  const count = await lockCount(trx, countId);
  if (isClosedBy(count, closing_id, 'applied')) return toStockCount(count);
  if (count.revision !== revision) {
    throw new ApiError('ERROR_CONFLICT', { fields: { revision: 'changed' } });
  }
  await lockCounted(trx, countId);
  await sql`
    insert into stock_count_lines (company_id, count_id, product_id, counted, expected, entries, state, cost, cost_currency)
    select ${trx.companyId}::uuid, ${countId}::uuid, l.product_id, l.counted, l.expected, l.entries, l.state, l.cost,
      l.cost_currency
    from (${countLines(trx, count)}) l`.execute(trx);
  await writeDifferences(trx, closing, count);
  return close(trx, closing, countId, closing_id, 'applied');
}

/** Closes a count and changes nothing. @throws ApiError 404; 409 ERROR_CONFLICT with `closed` on `id` */
export async function cancelCount(
  trx: CompanyTransaction,
  closing: Closing,
  countId: string,
  { closing_id }: z.output<typeof CancelStockCount.body>,
): Promise<StockCount> {
  const count = await lockCount(trx, countId);
  if (isClosedBy(count, closing_id, 'cancelled')) return toStockCount(count);
  return close(trx, closing, countId, closing_id, 'cancelled');
}

/** Whether this request closed it before, and its answer was lost. @throws ApiError 409 when another one did */
function isClosedBy(count: CountRow, closingId: string, state: string): boolean {
  if (count.state === 'open') return false;
  if (count.state === state && count.closing_id === closingId) return true;
  throw new ApiError('ERROR_CONFLICT', { fields: { id: 'closed' } });
}

/** Holds what was counted: products before their stock, as an import does, and both in the order of their ids, as a sale. */
async function lockCounted(trx: CompanyTransaction, countId: string): Promise<void> {
  const { companyId } = trx;
  const counted = sql`(
    select product_id from stock_count_entries
    where company_id = ${companyId} and count_id = ${countId} and voided_at is null)`;
  await sql`
    select from products where company_id = ${companyId} and id in ${counted} order by id for no key update`.execute(
    trx,
  );
  await sql`
    insert into product_stock (company_id, product_id)
    select distinct ${companyId}::uuid, c.product_id from ${counted} c
    where not exists (select from product_stock q where q.company_id = ${companyId} and q.product_id = c.product_id)
    on conflict do nothing`.execute(trx);
  await sql`
    select from product_stock where company_id = ${companyId} and product_id in ${counted}
    order by product_id for update`.execute(trx);
}

async function writeDifferences(
  trx: CompanyTransaction,
  { userId }: Closing,
  { id, name }: CountRow,
): Promise<void> {
  const { companyId } = trx;
  await sql`
    with line as materialized (
      select product_id, counted - expected as difference from stock_count_lines
      where company_id = ${companyId} and count_id = ${id} and state = 'different'
    ), stock as (
      update product_stock q set qty = q.qty + line.difference from line
      where q.company_id = ${companyId} and q.product_id = line.product_id
    ), told as (
      update products p set updated_at = clock_timestamp() from line
      where p.company_id = ${companyId} and p.id = line.product_id
    )
    insert into stock_movements (company_id, product_id, kind, qty, reason, user_id, count_id)
    select ${companyId}::uuid, product_id, 'adjustment', difference, ${name}, ${userId}::uuid, ${id}::uuid from line`.execute(
    trx,
  );
}

async function close(
  trx: CompanyTransaction,
  { companyId, userId }: Closing,
  countId: string,
  closing_id: string,
  state: 'applied' | 'cancelled',
): Promise<StockCount> {
  await trx
    .updateTable('stock_counts')
    .set({ state, closing_id, closed_by: userId, closed_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', countId)
    .execute();
  return toStockCount(await findCount(trx, countId));
}
