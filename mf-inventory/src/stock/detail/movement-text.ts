import type { StockMovement } from '@cuadra/shared/contract';
import { stockCauseName } from '@cuadra/shared/domain';

const KINDS: Readonly<Record<StockMovement['kind'], string>> = {
  initial: 'Existencia inicial',
  import: 'Importación',
  sale: 'Venta',
  annulment: 'Anulación',
  return: 'Devolución',
  adjustment: 'Ajuste',
  production: 'Producción',
  reservation: 'Reserva',
  purchase: 'Compra',
  purchase_annulment: 'Anulación de compra',
};

type Told = Pick<StockMovement, 'kind' | 'cause' | 'production_id' | 'count_id'>;

/** What moved the stock, in a word or two: «Venta», «Rotura», «Anulación de producción». */
export function movementText({ kind, cause, production_id, count_id }: Told): string {
  if (count_id !== null) return 'Inventario físico';
  if (kind === 'adjustment' && cause !== null) return stockCauseName(cause);
  if (kind === 'annulment' && production_id !== null) return 'Anulación de producción';
  return KINDS[kind];
}

/** `+3` or `−3`: in a ledger both have their sign. */
export function signedQuantity(qty: string, format: (qty: string) => string): string {
  return qty.startsWith('-') ? `−${format(qty.slice(1))}` : `+${format(qty)}`;
}
