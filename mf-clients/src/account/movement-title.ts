import type { ClientMovement } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';
import type { z } from 'zod';

type Told = Pick<z.output<typeof ClientMovement>, 'kind' | 'sale_number'>;

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

/** What moved a client's balance: «Venta 00000012», «Abono». */
export function movementTitle({ kind, sale_number: number }: Told): string {
  return [TITLES[kind], number !== null && formatTicketNumber(number)].filter(Boolean).join(' ');
}
