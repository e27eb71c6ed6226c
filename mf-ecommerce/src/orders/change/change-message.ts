import type { Order } from '@cuadra/shared/contract';
import { exact, formatMoney, formatQuantity, type InBoth } from '@cuadra/shared/domain';
import { orderTitle } from '../order-text.ts';

interface ChangedLine {
  name: string;
  qty: string;
  was: string;
}

/** What a shop asks its buyer before it changes an order. */
export function changeMessage(
  order: Pick<Order, 'buyer_name' | 'number' | 'main' | 'alternative'>,
  lines: readonly ChangedLine[],
  total: InBoth,
): string {
  const { buyer_name, main, alternative } = order;
  const changes = lines.map(({ name, qty, was }) =>
    exact(qty).isZero()
      ? `de ${name} no hay`
      : `de ${name} serían ${formatQuantity(qty)} en vez de ${formatQuantity(was)}`,
  );
  const sum =
    main === alternative
      ? formatMoney(total.main, main)
      : `${formatMoney(total.main, main)} (${formatMoney(total.alternative, alternative)})`;
  return `Hola, ${buyer_name}. De tu ${orderTitle(order).replace('Pedido', 'pedido')}: ${changes.join('; ')}. El total sería ${sum}. ¿Estás de acuerdo?`;
}
