import type { Order } from '@cuadra/shared/contract';
import { exact, formatDateTime, formatMoney } from '@cuadra/shared/domain';
import { deliveryText } from './order-text.ts';

type Fact = readonly [name: string, value: string];

/** How an order leaves, and when it came. */
export function orderFacts(order: Order): Fact[] {
  const { delivery, address, create_at } = order;
  return [
    ['Entrega', deliveryText(order)],
    ...(delivery === 'delivery' ? [['Dirección', addressText(address)] as const] : []),
    ...deliveryCost(order),
    ['Pedido el', formatDateTime(new Date(create_at))],
  ];
}

/** Where to; null for who may not see it. */
export function addressText(address: string | null): string {
  if (address === null) return 'Tu rol no permite verla.';
  return address || 'Sin dirección';
}

/** What bringing it costs, and whether the total has it; nothing of what is fetched, or agreed on with the buyer. */
export function deliveryCost(order: Order): Fact[] {
  const { delivery, delivery_cost, delivery_cost_alternative, main, alternative, is_delivery_in_total } =
    order;
  if (delivery === 'pickup' || exact(delivery_cost).isZero()) return [];
  const both = `${formatMoney(delivery_cost, main)} (${formatMoney(delivery_cost_alternative, alternative)})`;
  const whose = is_delivery_in_total ? 'incluido en el total' : 'aparte: se le paga a quien lo lleva';
  return [['Costo del delivery', `${both}, ${whose}`]];
}
