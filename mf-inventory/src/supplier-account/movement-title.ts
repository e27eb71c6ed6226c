import type { SupplierMovement } from '@cuadra/shared/contract';

type Told = Pick<SupplierMovement, 'kind' | 'purchase_number'>;

/** What moved a supplier's balance: «Compra 12», «Pago de la compra 12», «Abono». */
export function movementTitle({ kind, purchase_number: number }: Told): string {
  if (number === null) return kind === 'payment' ? 'Abono' : kind === 'purchase' ? 'Compra' : 'Anulación';
  if (kind === 'purchase') return `Compra ${number}`;
  return kind === 'payment' ? `Pago de la compra ${number}` : `Anulación de la compra ${number}`;
}
