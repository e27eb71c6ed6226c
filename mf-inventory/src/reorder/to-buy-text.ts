import type { ProductToBuy } from '@cuadra/shared/contract';
import { counted, formatQuantity } from '@cuadra/shared/domain';

type Low = Pick<ProductToBuy, 'qty' | 'min_qty' | 'days_left' | 'already_ordered' | 'last_supplier'>;

/** Why a product is to be bought: «Quedan 3, mínimo 10 · alcanza 1 día · en borradores 4 · Polar». */
export function whyText({ qty, min_qty, days_left, already_ordered, last_supplier }: Low): string {
  return [
    `Quedan ${formatQuantity(qty)}${min_qty === null ? '' : `, mínimo ${formatQuantity(min_qty)}`}`,
    days_left !== null && `alcanza ${counted(days_left, 'día', 'días')}`,
    already_ordered !== '0' && `en borradores ${formatQuantity(already_ordered)}`,
    last_supplier?.name,
  ]
    .filter(Boolean)
    .join(' · ');
}
