import type { Permission } from '@cuadra/shared/domain';

/** How the rows of a report are put together. The first three are periods. */
export type Way =
  | 'day'
  | 'week'
  | 'month'
  | 'sale'
  | 'product'
  | 'category'
  | 'seller'
  | 'client'
  | 'method'
  | 'kind'
  | 'age';

export const WAY_LABELS: Readonly<Record<Way, string>> = {
  day: 'Día',
  week: 'Semana',
  month: 'Mes',
  sale: 'Venta',
  product: 'Producto',
  category: 'Categoría',
  seller: 'Vendedor',
  client: 'Cliente',
  method: 'Método',
  kind: 'Origen',
  age: 'Antigüedad',
};

/** The reports there are, in the order of their tabs (spec §3, reports 1 to 6). */
export const REPORT_NAMES = [
  'sales',
  'pending_sales',
  'incomes',
  'pending_incomes',
  'balance',
  'stats',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

export interface ReportEntry {
  label: string;
  permission: Permission;
  /** The first one is the default. */
  ways: readonly Way[];
  /** What is owed now, whenever it was sold: it asks for days only when told to. */
  isOfDebts?: true;
}

const PERIOD_WAYS = ['day', 'week', 'month'] as const;
export const SALES_WAYS = [...PERIOD_WAYS, 'product', 'category', 'seller', 'client'] as const;
export const PENDING_SALES_WAYS = ['sale', 'client', 'seller', ...PERIOD_WAYS] as const;
export const INCOMES_WAYS = [...PERIOD_WAYS, 'method', 'seller', 'kind'] as const;
export const PENDING_INCOMES_WAYS = ['client', 'age'] as const;
export const BALANCE_WAYS = [...PERIOD_WAYS, 'method'] as const;

export const REPORT_LIST: Readonly<Record<ReportName, ReportEntry>> = {
  sales: {
    label: 'Ventas',
    permission: ['reports', 'view_sales'],
    ways: SALES_WAYS,
  },
  pending_sales: {
    label: 'Ventas pendientes',
    permission: ['reports', 'pending_sales'],
    ways: PENDING_SALES_WAYS,
    isOfDebts: true,
  },
  incomes: {
    label: 'Ingresos',
    permission: ['reports', 'incomes'],
    ways: INCOMES_WAYS,
  },
  pending_incomes: {
    label: 'Ingresos pendientes',
    permission: ['reports', 'pending_incomes'],
    ways: PENDING_INCOMES_WAYS,
    isOfDebts: true,
  },
  balance: { label: 'Balance', permission: ['reports', 'balance'], ways: BALANCE_WAYS },
  stats: { label: 'Estadísticas', permission: ['reports', 'stats'], ways: [] },
};

export function isPeriodWay(way: Way): way is (typeof PERIOD_WAYS)[number] {
  return way === 'day' || way === 'week' || way === 'month';
}

/** The way of an address, as one of those that a report has. */
export function wayOf<const Ways extends readonly [Way, ...Way[]]>(
  ways: Ways,
  way: Way | undefined,
): Ways[number] {
  return ways.find((known) => known === way) ?? ways[0];
}
