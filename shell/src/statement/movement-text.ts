import type { PublicMovement } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';

/** As who buys says it, and not the shop. */
const TEXTS: Readonly<Record<PublicMovement['kind'], string>> = {
  sale: 'A crédito',
  payment: 'Abono',
  annulment: 'A crédito, anulado',
  return: 'Devolución',
  opening: 'Deuda anterior',
  opening_annulment: 'Deuda anterior anulada',
  refund: 'Te devolvieron saldo a favor',
  exchange: 'Usaste tu saldo a favor',
  payment_annulment: 'Abono anulado',
};

/** «A crédito 00000012», «Abono 00000003». */
export function movementText({
  kind,
  sale_number,
  payment_number,
}: Pick<PublicMovement, 'kind' | 'sale_number' | 'payment_number'>): string {
  const number = sale_number ?? payment_number;
  return number === null ? TEXTS[kind] : `${TEXTS[kind]} ${formatTicketNumber(number)}`;
}
