import type { MaterialMovement } from '@cuadra/shared/contract';
import { stockCauseName } from '@cuadra/shared/domain';

const KINDS: Readonly<Record<MaterialMovement['kind'], string>> = {
  initial: 'Existencia inicial',
  purchase: 'Compra',
  purchase_annulment: 'Anulación de compra',
  adjustment: 'Ajuste',
  revaluation: 'Cambio de costo',
  production: 'Tanda',
  annulment: 'Anulación de tanda',
  order_start: 'Orden de producción',
  order_return: 'Devuelto por la orden',
};

type Told = Pick<
  MaterialMovement,
  'kind' | 'cause' | 'production_number' | 'order_number' | 'purchase_number'
>;

/** What moved a material, in a word or two: «Compra 12», «Merma», «Anulación de tanda 7». */
export function movementText({
  kind,
  cause,
  production_number,
  order_number,
  purchase_number,
}: Told): string {
  if (kind === 'adjustment' && cause !== null) return stockCauseName(cause);
  return [KINDS[kind], production_number ?? order_number ?? purchase_number]
    .filter((part) => part !== null)
    .join(' ');
}
