import type { InvoiceReport } from '@cuadra/shared/contract';
import { type BillingType, formatMoney, SUBSCRIPTION_CURRENCY } from '@cuadra/shared/domain';
import type { BadgeTone } from '@cuadra/shared/ui';

/** What the screens of the subscription call things. */

export const METHOD_NAMES: Readonly<Record<InvoiceReport['method'], string>> = {
  mobile_payment: 'Pago Móvil',
  transfer: 'Transferencia',
  zelle: 'Zelle',
  cash: 'Efectivo',
  card: 'Tarjeta o punto de venta',
  other: 'Otro',
};

export const REPORT_STATES: Readonly<Record<InvoiceReport['status'], { name: string; tone: BadgeTone }>> = {
  waiting: { name: 'Por confirmar', tone: 'gold' },
  approved: { name: 'Confirmado', tone: 'ok' },
  refused: { name: 'Rechazado', tone: 'bad' },
};

export const BILLING_NAMES: Readonly<Record<BillingType, { name: string; each: string }>> = {
  monthly: { name: 'Mensual', each: 'al mes' },
  yearly: { name: 'Anual', each: 'al año' },
};

/** What a plan has beside what all have; a module that was added since goes by its own name. */
const MODULE_NAMES: Readonly<Record<string, string>> = {
  print: 'Impresión de tickets',
  ecommerce: 'Tienda Online',
  formulas: 'Industrial: fórmulas y producciones',
};

export function moduleName(module: string): string {
  return MODULE_NAMES[module] ?? module;
}

/** An amount in the currency of prices and balances. */
export function dollars(amount: string): string {
  return formatMoney(amount, SUBSCRIPTION_CURRENCY);
}

/** `1 día`, `12 días`. */
export function days(count: number): string {
  return `${count} ${count === 1 ? 'día' : 'días'}`;
}
