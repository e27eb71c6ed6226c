import type { Permission } from '@cuadra/shared/domain';

/** How the rows of a report are put together. The first three are periods. */
export type GroupBy =
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

export const GROUP_LABELS: Readonly<Record<GroupBy, string>> = {
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
  groups: readonly GroupBy[];
  /** What is owed now, whenever it was sold: it asks for days only when told to. */
  isOfDebts?: true;
}

const PERIOD_GROUPS = ['day', 'week', 'month'] as const;
export const SALES_GROUPS = [...PERIOD_GROUPS, 'product', 'category', 'seller', 'client'] as const;
export const PENDING_SALES_GROUPS = ['sale', 'client', 'seller', ...PERIOD_GROUPS] as const;
export const INCOMES_GROUPS = [...PERIOD_GROUPS, 'method', 'seller', 'kind'] as const;
export const PENDING_INCOMES_GROUPS = ['client', 'age'] as const;
export const BALANCE_GROUPS = [...PERIOD_GROUPS, 'method'] as const;

export const REPORT_LIST: Readonly<Record<ReportName, ReportEntry>> = {
  sales: {
    label: 'Ventas',
    permission: ['reports', 'view_sales'],
    groups: SALES_GROUPS,
  },
  pending_sales: {
    label: 'Ventas pendientes',
    permission: ['reports', 'pending_sales'],
    groups: PENDING_SALES_GROUPS,
    isOfDebts: true,
  },
  incomes: {
    label: 'Ingresos',
    permission: ['reports', 'incomes'],
    groups: INCOMES_GROUPS,
  },
  pending_incomes: {
    label: 'Ingresos pendientes',
    permission: ['reports', 'pending_incomes'],
    groups: PENDING_INCOMES_GROUPS,
    isOfDebts: true,
  },
  balance: { label: 'Balance', permission: ['reports', 'balance'], groups: BALANCE_GROUPS },
  stats: { label: 'Estadísticas', permission: ['reports', 'stats'], groups: [] },
};

export function isPeriodGroup(groupBy: GroupBy): groupBy is (typeof PERIOD_GROUPS)[number] {
  return groupBy === 'day' || groupBy === 'week' || groupBy === 'month';
}

/** The way of an address, as one of those that a report has. */
export function groupByOf<const Groups extends readonly [GroupBy, ...GroupBy[]]>(
  groups: Groups,
  groupBy: GroupBy | undefined,
): Groups[number] {
  return groups.find((known) => known === groupBy) ?? groups[0];
}
