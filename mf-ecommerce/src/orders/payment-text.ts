import type { Order, OrderPayment } from '@cuadra/shared/contract';
import { exact, formatMoney, toMoney } from '@cuadra/shared/domain';

/** «Esta referencia ya pagó el pedido N° 12 y el ticket N° 34.»; undefined where it paid nothing else. */
export function otherUsesText({ other_uses }: Pick<Order, 'other_uses'>): string | undefined {
  if (other_uses.length === 0) return undefined;
  const names = other_uses.map(({ kind, number }) => {
    if (kind === 'abono' || number === null) return 'un abono';
    return kind === 'order' ? `el pedido N° ${number}` : `el ticket N° ${number}`;
  });
  const last = names.pop() ?? '';
  return `Esta referencia ya pagó ${names.length > 0 ? `${names.join(', ')} y ${last}` : last}.`;
}

/** What is paid in the currency of a method; undefined for one of neither of the order's. */
export function amountToPay(order: Order, currency: string): string | undefined {
  if (currency === order.main) return order.total;
  return currency === order.alternative ? order.total_alternative : undefined;
}

/** «Paga con $ 20,00, vuelto $ 3,50»; undefined where the buyer did not say with how much. */
export function tenderedText(order: Order, { tendered, currency }: OrderPayment): string | undefined {
  if (tendered === null) return undefined;
  const due = amountToPay(order, currency);
  const change = due === undefined ? undefined : exact(tendered).minus(due);
  const pays = `Paga con ${formatMoney(tendered, currency)}`;
  return change?.gt(0) ? `${pays}, vuelto ${formatMoney(toMoney(change), currency)}` : pays;
}
