import type { OpenDebt } from '@cuadra/shared/contract';
import { daysBetween, formatTicketNumber, plainDay } from '@cuadra/shared/domain';

/** «Venta 00000012», or that it is from before Cuadra. */
export function debtTitle({ sale_number, opening_id }: Pick<OpenDebt, 'sale_number' | 'opening_id'>): string {
  if (sale_number !== null) return `Venta ${formatTicketNumber(sale_number)}`;
  return opening_id === null ? 'Sin detalle' : 'Deuda de antes de Cuadra';
}

/** What is said of the day on which something is to be paid. @param today the day in Caracas */
export function dueText(due: string | null, today: string): { text: string; isLate: boolean } {
  if (due === null) return { text: 'Sin plazo', isLate: false };
  const days = daysBetween(due, today);
  if (days > 0) return { text: days === 1 ? 'Venció ayer' : `Venció hace ${days} días`, isLate: true };
  if (days === 0) return { text: 'Vence hoy', isLate: false };
  return { text: days === -1 ? 'Vence mañana' : `Vence el ${plainDay(due)}`, isLate: false };
}
