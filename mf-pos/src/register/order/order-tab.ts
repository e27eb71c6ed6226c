import type { Order } from '@cuadra/shared/contract';
import { exact, newId, toQuantity } from '@cuadra/shared/domain';
import type { CartLine } from '../../sale/lines/line.ts';
import type { PaymentEntry } from '../../sale/payment/methods.ts';
import { emptyTab, hasContent, openTab, type SaleTab, selectedTab, selectTab } from '../../sale/sale-tab.ts';

/** What an order is sold from. */
type SoldOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'status'
  | 'buyer_name'
  | 'lines'
  | 'payment'
  | 'main'
  | 'alternative'
  | 'total'
  | 'total_alternative'
>;

/**
 * The tabs with the order in front: the one that it has already, or one that is filled with its lines at its prices, its
 * payment and its buyer's name.
 *
 * @param stock what Caja knows that there is of a product; undefined for one that it does not know
 */
export function withOrder(
  tabs: readonly SaleTab[],
  order: SoldOrder,
  stock: (productId: string) => string | undefined,
): SaleTab[] {
  const own = tabs.find((tab) => tab.order_id === order.id && !tab.ticket);
  if (own) return selectTab(tabs, own.number);
  const free = tabs.find((tab) => !hasContent(tab) && !tab.ticket);
  const opened = free ? selectTab(tabs, free.number) : openTab(tabs);
  const { number } = selectedTab(opened);
  const sale: SaleTab = {
    ...emptyTab(number, true, `Pedido ${order.number}`),
    // Of the order and not of the tab: from two tabs, or two devices, it is sold once.
    sale_id: order.id,
    order_id: order.id,
    description: `Pedido N° ${order.number} de ${order.buyer_name}`,
    products: linesOf(order, stock),
    payments: paymentsOf(order),
  };
  return opened.map((tab) => (tab.number === number ? sale : tab));
}

function linesOf({ lines, status }: SoldOrder, stock: (productId: string) => string | undefined): CartLine[] {
  const seen = new Set<string>();
  // What the shop has none of is no line of the sale.
  const there = lines.filter(({ qty }) => exact(qty).gt(0));
  return there.map(({ product_id, name, qty, unit_price, currency, discount }) => {
    const isAgain = seen.has(product_id);
    seen.add(product_id);
    // What an accepted order holds back is no more in what Caja may sell, and is this sale's.
    const known = stock(product_id);
    const isHeldBack = known !== undefined && status !== 'pending';
    return {
      ...{ product_id, name, qty, unit_price, currency, is_agreed: true as const },
      held: isHeldBack ? qty : '0',
      ...(isAgain && { line_id: newId() }),
      // The coupon's share, which the API takes whatever the cashier may give.
      ...{ discount, discount_percent: null, note: '' },
      stock: isHeldBack ? toQuantity(exact(known).plus(qty)) : (known ?? qty),
    };
  });
}

/** What the buyer told of paying, for the whole total; nothing of what did not arrive, or is in a currency of neither. */
function paymentsOf(order: SoldOrder): PaymentEntry[] {
  const { payment, main, alternative, total, total_alternative } = order;
  if (!payment || payment.state === 'refused') return [];
  const { payment_method_id, currency, reference } = payment;
  if (currency !== main && currency !== alternative) return [];
  const amount = currency === main ? total : total_alternative;
  // Without a reference nothing is on its way yet, and what is asked for follows the total of the day's rate.
  return [
    {
      ...{ payment_method_id, amount, currency, reference: reference || null },
      ...(!reference && { is_exact: true as const }),
    },
  ];
}
