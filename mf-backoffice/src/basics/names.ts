import type { InvoiceReport } from '@cuadra/shared/contract';
import { counted, formatMoney, SUBSCRIPTION_CURRENCY } from '@cuadra/shared/domain';
import type { BadgeTone } from '@cuadra/shared/ui';

/** What the back office calls things. */

export const METHOD_NAMES: Readonly<Record<InvoiceReport['method'], string>> = {
  mobile_payment: 'Pago Móvil',
  transfer: 'Transferencia',
  zelle: 'Zelle',
  cash: 'Efectivo',
  card: 'Tarjeta o punto de venta',
  other: 'Otro',
};

export const REPORT_STATES: Readonly<Record<InvoiceReport['status'], { name: string; tone: BadgeTone }>> = {
  waiting: { name: 'Por revisar', tone: 'gold' },
  approved: { name: 'Aprobado', tone: 'ok' },
  refused: { name: 'Rechazado', tone: 'bad' },
};

/** An amount in the currency of prices and balances. */
export function dollars(amount: string): string {
  return formatMoney(amount, SUBSCRIPTION_CURRENCY);
}

/** `1 día`, `12 días`. */
export function days(count: number): string {
  return counted(count, 'día', 'días');
}

/** The address of a company's page. */
export function companyPath(id: string): string {
  return `/back-office/client?id=${id}`;
}
