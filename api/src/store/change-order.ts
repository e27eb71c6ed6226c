import type { changeOrder as call, Order } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  exact,
  isOpenOrder,
  lineTotal,
  ORDER_STATUSES,
  orderTotal,
  toQuantity,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { isTooMuch } from '../money/is-too-much.ts';
import { couponOf, selectOrders, toOrder } from './order-row.ts';
import { holdBack, recordChange } from './reservations.ts';

type Change = z.output<typeof call.body>;
type Line = Awaited<ReturnType<typeof readLines>>[number];

/**
 * Changes how much an open order has of each line, at the prices and the rate of its moment. What it was asked for stays
 * beside it. The same change again changes nothing.
 *
 * @throws ApiError 404; 400 with `lines: required` where nothing would be left, `lines: too-large`, and `unknown` on
 * `lines.N.product_id` for lines that are not the order's, in their order; 409 ERROR_CONFLICT with `status: not-open`, and with
 * `total: changed` where the order is not what was changed; 409 ERROR_STOCK with `lines.N.qty: not-enough`
 */
export async function changeOrder(trx: CompanyTransaction, change: Change): Promise<Order> {
  const { id, lines: wanted } = change;
  const order = orNotFound(
    await selectOrders(trx).select('changes').where('id', '=', id).forUpdate().executeTakeFirst(),
  );
  const lines = await readLines(trx, id);
  const goods = lines.filter((line) => !line.is_delivery);
  checkLines(goods, wanted);
  if (goods.every((line, index) => exact(line.qty).eq(wanted[index]?.qty ?? 0))) return toOrder(trx, order);
  if (!isOpenOrder(oneOf(ORDER_STATUSES, order.status))) {
    throw new ApiError('ERROR_CONFLICT', { fields: { status: 'not-open' } });
  }
  if (change.seen.total !== order.total) {
    throw new ApiError('ERROR_CONFLICT', { fields: { total: 'changed' } });
  }
  const {
    goods: changed,
    total,
    discount,
  } = orderTotal(
    goods.map((line, index) => ({ ...line, qty: wanted[index]?.qty ?? line.qty })),
    lines.filter((line) => line.is_delivery),
    couponOf(order),
    order,
  );
  if (isTooMuch(total.main) || isTooMuch(total.alternative)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { lines: 'too-large' } });
  }
  const more = changed.map(({ product_id, qty }, index) => ({
    product_id,
    qty: toQuantity(exact(qty).minus(goods[index]?.qty ?? 0)),
  }));
  await changeStock(trx, { id, step: order.changes + 1, goods: more });
  for (const line of changed) await writeLine(trx, id, line, order);
  await trx
    .updateTable('store_orders')
    .set({
      ...{ total: total.main, total_alternative: total.alternative, changes: order.changes + 1 },
      ...{ discount: discount.main, discount_alternative: discount.alternative },
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  return toOrder(trx, await selectOrders(trx).where('id', '=', id).executeTakeFirstOrThrow());
}

/** @throws ApiError 409 ERROR_STOCK */
async function changeStock(
  trx: CompanyTransaction,
  change: Parameters<typeof recordChange>[1],
): Promise<void> {
  const { goods } = change;
  const { allow_negative_stock } = await trx
    .selectFrom('company_configurations')
    .select('allow_negative_stock')
    .executeTakeFirstOrThrow();
  const moved = goods.filter(({ qty }) => !exact(qty).isZero());
  const short = await holdBack(trx, trx.companyId, moved, allow_negative_stock);
  if (short.length > 0) {
    const isShort = new Set(short.map(({ product_id }) => product_id));
    const raised = goods.flatMap(({ product_id, qty }, index) =>
      isShort.has(product_id) && exact(qty).gt(0) ? [index] : [],
    );
    const fields = Object.fromEntries(raised.map((index) => [`lines.${index}.qty`, 'not-enough']));
    throw new ApiError('ERROR_STOCK', { fields });
  }
  await recordChange(trx, change);
}

function readLines(trx: CompanyTransaction, orderId: string) {
  return trx
    .selectFrom('store_order_lines')
    .select([
      'position',
      'product_id',
      'qty',
      'ordered_qty',
      'unit_price',
      'currency',
      'discount',
      'is_delivery',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

function checkLines(goods: readonly Line[], wanted: Change['lines']): void {
  const most = Math.max(goods.length, wanted.length);
  const strange = Array.from({ length: most }, (_, index) => index).filter(
    (index) => goods[index]?.product_id !== wanted[index]?.product_id,
  );
  if (strange.length > 0) {
    const fields = Object.fromEntries(strange.map((index) => [`lines.${index}.product_id`, 'unknown']));
    throw new ApiError('ERROR_VALIDATION', { fields });
  }
  if (wanted.every(({ qty }) => exact(qty).isZero())) {
    throw new ApiError('ERROR_VALIDATION', { fields: { lines: 'required' } });
  }
}

async function writeLine(
  trx: CompanyTransaction,
  orderId: string,
  line: Line,
  pair: CurrencyPair,
): Promise<void> {
  const { main, alternative } = lineTotal(line, pair);
  await trx
    .updateTable('store_order_lines')
    .set({
      qty: toQuantity(line.qty),
      discount: line.discount,
      ...{ total: main, total_alternative: alternative },
      // What was asked for at first, and nothing where it is that again.
      ordered_qty: sql<string | null>`nullif(coalesce(ordered_qty, qty), ${line.qty}::numeric)`,
    })
    .where('order_id', '=', orderId)
    .where('position', '=', line.position)
    .execute();
}
