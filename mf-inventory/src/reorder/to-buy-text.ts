import type { ExpiringLot, ProductToBuy } from '@cuadra/shared/contract';
import { formatQuantity, plainDay } from '@cuadra/shared/domain';

type Low = Pick<ProductToBuy, 'qty' | 'min_qty' | 'days_left' | 'already_ordered' | 'last_supplier'>;

/** Why a product is to be bought: «Quedan 3, mínimo 10 · alcanza 1 día · en borradores 4 · Polar». */
export function whyText({ qty, min_qty, days_left, already_ordered, last_supplier }: Low): string {
  return [
    `Quedan ${formatQuantity(qty)}${min_qty === null ? '' : `, mínimo ${formatQuantity(min_qty)}`}`,
    days_left !== null && `alcanza ${daysText(days_left)}`,
    already_ordered !== '0' && `en borradores ${formatQuantity(already_ordered)}`,
    last_supplier?.name,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** When a lot expires: «Vence el 5/12/2026, en 13 días», «Venció el 20/11/2026, hace 2 días», «Vence hoy». */
export function expiryText({ expires_on, days_left }: Pick<ExpiringLot, 'expires_on' | 'days_left'>): string {
  const day = plainDay(expires_on);
  if (days_left < 0) return `Venció el ${day}, hace ${daysText(-days_left)}`;
  return days_left === 0 ? 'Vence hoy' : `Vence el ${day}, en ${daysText(days_left)}`;
}

function daysText(days: number): string {
  return days === 1 ? '1 día' : `${days} días`;
}
