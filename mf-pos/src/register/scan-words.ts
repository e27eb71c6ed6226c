/** What is said of a scan where the search is out of sight; in the chunk of the scanner. */
import { beforeStop, formatMoney } from '@cuadra/shared/domain';
import { type CartLine, isOfPieces, quantityText } from '../sale/lines/line.ts';
import type { SaleTab } from '../sale/sale-tab.ts';

/** Why nothing was added to the sale as it stands. */
export function refusalText({ charge }: Pick<SaleTab, 'charge'>, name: string): string {
  return charge
    ? `Esta venta ya se está cobrando: ${name} no se agregó. Escanéalo otra vez en la siguiente.`
    : `${name} no se agregó: cierra la ventana que está sobre el ticket y escanéalo otra vez.`;
}

/** @param before the ticket over which it was scanned, which began the next sale */
export function addedText(
  line: Pick<CartLine, 'name' | 'qty' | 'unit' | 'is_bag'>,
  before: SaleTab['ticket'],
): string {
  const { name, qty, unit } = line;
  if (before) {
    const change = before.changes.map(({ amount, currency }) => formatMoney(amount, currency)).join(' y ');
    return `Venta nueva con ${beforeStop(name)}.${change && ` De la anterior entregas de vuelto ${change}.`}`;
  }
  if (qty === '1' && unit === undefined) return `${name}, agregado a la venta.`;
  return `${name}, agregado a la venta: ${isOfPieces(line) ? 'ya son ' : ''}${quantityText(qty, unit)}.`;
}
