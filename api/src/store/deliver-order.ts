import type { Order, SaleDraft } from '@cuadra/shared/contract';
import { isOpenOrder, type LinePrice, ORDER_STATUSES, sum, toMoney, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import { ApiError } from '../errors/api-error.ts';
import { selectOrders, toOrder } from './order-row.ts';
import { endOrders } from './reservations.ts';

/** So much of a product at the price of its order. */
export interface AgreedLine extends LinePrice {
  product_id: string;
  qty: string;
  /** What its coupon takes off all of that, in the line's currency. */
  discount: string;
}

export interface DeliveredOrder {
  /** How much of each product the order has and at which price, which the seller may keep to for so much. */
  agreed: readonly AgreedLine[];
  /** A late sale found it over: cancelled, expired, or delivered by another. */
  isOver: boolean;
}

/**
 * Delivers an order by a sale, in the sale's transaction: its stock is given free for the sale to take. Its products and
 * those of the sale are locked together in the order of their ids, and after the client of a sale on credit, so that two
 * sales cannot wait for each other. What a late sale delivers has left the shop, whatever became of its order.
 *
 * @throws ApiError 400 with `unknown` on `order_id`; 409 ERROR_CONFLICT with `not-open` for one that is over, unless this
 * very sale delivered it or is a late one
 */
export async function deliverOrder(
  trx: CompanyTransaction,
  saleId: string,
  sale: Pick<SaleDraft, 'order_id' | 'type' | 'client_id' | 'lines' | 'sold_at'>,
): Promise<DeliveredOrder> {
  if (!sale.order_id) return { agreed: [], isOver: false };
  const order = await selectOrders(trx).where('id', '=', sale.order_id).forUpdate().executeTakeFirst();
  if (!order) throw new ApiError('ERROR_VALIDATION', { fields: { order_id: 'unknown' } });
  const { lines } = await toOrder(trx, order);
  const isOpen = isOpenOrder(oneOf(ORDER_STATUSES, order.status));
  if (isOpen) {
    if (sale.type === 'credit' && sale.client_id) {
      await sql`select from clients where company_id = ${trx.companyId} and id = ${sale.client_id} for update`.execute(
        trx,
      );
    }
    const products = [...lines, ...sale.lines].map((line) => line.product_id);
    await sql`select from product_stock where company_id = ${trx.companyId} and product_id = any(${products}::uuid[])
      order by product_id for update`.execute(trx);
    await endOrders(trx, [order.id], { status: 'delivered', sale_id: saleId });
  } else if (order.sale_id !== saleId && sale.sold_at === undefined) {
    throw new ApiError('ERROR_CONFLICT', { fields: { order_id: 'not-open' } });
  }
  return { agreed: agreedOf(lines), isOver: !isOpen && order.sale_id !== saleId };
}

/** Several lines may be of one product: goods of one moment have one price, and what is charged for delivery may have another. */
function agreedOf(lines: Order['lines']): AgreedLine[] {
  const agreed: AgreedLine[] = [];
  for (const { product_id, qty, unit_price, currency, discount } of lines) {
    const like = agreed.find(
      (one) => one.product_id === product_id && one.unit_price === unit_price && one.currency === currency,
    );
    if (!like) agreed.push({ product_id, qty, unit_price, currency, discount });
    else {
      like.qty = toQuantity(sum([qty, like.qty]));
      like.discount = toMoney(sum([discount, like.discount]));
    }
  }
  return agreed;
}
