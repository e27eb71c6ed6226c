import type { ClientMovement } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';

type Told = Pick<ClientMovement, 'kind' | 'sale_number' | 'payment'>;

const TITLES: Readonly<Record<Told['kind'], string>> = {
  sale: 'Venta',
  payment: 'Abono',
  annulment: 'Anulación',
  return: 'Devolución',
  opening: 'Deuda de antes de Cuadra',
  opening_annulment: 'Deuda de antes de Cuadra anulada',
  refund: 'Devolución de saldo a favor',
  exchange: 'Saldo a favor usado',
  payment_annulment: 'Abono anulado',
};

/** What moved a client's balance: «Venta 00000012», «Abono 12». */
export function movementTitle({ kind, sale_number: number, payment }: Told): string {
  const told = number === null ? payment?.number : formatTicketNumber(number);
  return [TITLES[kind], told].filter(Boolean).join(' ');
}
