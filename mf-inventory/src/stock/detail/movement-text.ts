import type { StockMovement } from '@cuadra/shared/contract';
import { stockCauseName } from '@cuadra/shared/domain';

const KINDS: Readonly<Record<StockMovement['kind'], string>> = {
  initial: 'Existencia inicial',
  import: 'Importación de un archivo',
  sale: 'Venta',
  annulment: 'Anulación',
  return: 'Devolución',
  adjustment: 'Ajuste',
  production: 'Tanda',
  reservation: 'Reserva',
  purchase: 'Compra',
  purchase_annulment: 'Anulación de compra',
};

type Told = Pick<
  StockMovement,
  'kind' | 'cause' | 'production_id' | 'production_number' | 'count_id' | 'purchase_number'
>;

/** What moved the stock, in a word or two: «Venta», «Rotura», «Compra 12», «Anulación de tanda 7». */
export function movementText(movement: Told): string {
  const { kind, cause, production_id, production_number, count_id, purchase_number } = movement;
  if (count_id !== null) return 'Inventario físico';
  if (kind === 'adjustment' && cause !== null) return stockCauseName(cause);
  const isUndone = kind === 'annulment' && production_id !== null;
  const number = production_number ?? purchase_number;
  return [isUndone ? 'Anulación de tanda' : KINDS[kind], number].filter((part) => part !== null).join(' ');
}
