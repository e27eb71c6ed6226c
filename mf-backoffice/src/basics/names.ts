import type { CompanyState, InvoiceReport } from '@cuadra/shared/contract';
import { type BillingType, counted, formatMoney, SUBSCRIPTION_CURRENCY } from '@cuadra/shared/domain';
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

export const COMPANY_STATES: Readonly<Record<CompanyState, { name: string; tone: BadgeTone }>> = {
  trial: { name: 'En prueba', tone: 'gold' },
  paying: { name: 'Activa', tone: 'ok' },
  expired: { name: 'Vencida', tone: 'bad' },
  suspended: { name: 'Suspendida', tone: 'bad' },
};

export const BILLING_NAMES: Readonly<Record<BillingType, string>> = { monthly: 'Mensual', yearly: 'Anual' };

/** Of the modules that not every company has; one that was added since goes by its own name. */
const MODULE_NAMES: Readonly<Record<string, string>> = {
  sales: 'Caja',
  products: 'Productos',
  clients: 'Clientes',
  reports: 'Reportes',
  print: 'Impresión',
  ecommerce: 'Tienda Online',
  formulas: 'Industrial',
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
  return counted(count, 'día', 'días');
}

/** The address of a company's page. */
export function companyPath(id: string): string {
  return `/back-office/client?id=${id}`;
}
