import type {
  BalanceItem,
  CallOutput,
  findStatsReport,
  IncomesItem,
  PendingItem,
  SalesItem,
} from '@cuadra/shared/contract';
import { reportRowName } from '@cuadra/shared/domain';
import { type Column, numberCell, textCell, toCsv } from './csv.ts';
import type { Pair } from './scope.ts';

/** The title of the column that says what a row is of. */
const BY_TITLES: Readonly<Record<string, string>> = {
  period: 'Desde',
  seller: 'Vendedor',
  product: 'Producto',
  category: 'Categoría',
  client: 'Cliente',
  method: 'Método de pago',
  kind: 'Origen',
  sale: 'Venta',
  age: 'Antigüedad',
};

interface Keyed {
  key: string | null;
  name: string | null;
}

function nameColumn(by: string): Column<Keyed> {
  return { title: BY_TITLES[by] ?? by, cell: (row) => textCell(reportRowName(by, row)) };
}

/** A column in each currency, of fields that are named as docs/contract.md#conventions names them. */
function inBoth<Row>(title: string, field: keyof Row & string, { main, alternative }: Pair): Column<Row>[] {
  const read = (row: Row, name: string) => {
    const value = (row as Record<string, unknown>)[name];
    return numberCell(typeof value === 'string' ? value : null);
  };
  return [
    { title: `${title} ${main}`, cell: (row) => read(row, field) },
    { title: `${title} ${alternative}`, cell: (row) => read(row, `${field}_alternative`) },
  ];
}

export function salesFile(items: readonly SalesItem[], by: string, pair: Pair): Promise<string> {
  const columns: Column<SalesItem>[] = [
    nameColumn(by),
    ...(by === 'product'
      ? [{ title: 'Cantidad', cell: (row: SalesItem) => numberCell(row.qty) }]
      : by === 'category'
        ? []
        : [{ title: 'Ventas', cell: (row: SalesItem) => row.tickets }]),
    ...inBoth<SalesItem>('Total', 'total', pair),
    ...inBoth<SalesItem>('Costo', 'cost', pair),
    ...inBoth<SalesItem>('Ganancia', 'profit', pair),
    ...inBoth<SalesItem>('Vendido sin costo conocido', 'uncosted', pair),
  ];
  return toCsv(columns, items);
}

export function incomesFile(items: readonly IncomesItem[], by: string, pair: Pair): Promise<string> {
  const columns: Column<IncomesItem>[] = [
    nameColumn(by),
    ...(by === 'method' ? ownCurrency<IncomesItem>() : []),
    ...inBoth<IncomesItem>('Recibido', 'received', pair),
    ...inBoth<IncomesItem>('Entregado', 'given', pair),
    ...inBoth<IncomesItem>('Ingreso', 'total', pair),
  ];
  return toCsv(columns, items);
}

export function balanceFile(items: readonly BalanceItem[], by: string, pair: Pair): Promise<string> {
  const columns: Column<BalanceItem>[] = [
    nameColumn(by),
    ...(by === 'method'
      ? ownCurrency<BalanceItem>()
      : [
          ...inBoth<BalanceItem>('Ventas', 'total', pair),
          ...inBoth<BalanceItem>('Costo', 'cost', pair),
          ...inBoth<BalanceItem>('Ganancia', 'profit', pair),
          ...inBoth<BalanceItem>('Vendido sin costo conocido', 'uncosted', pair),
        ]),
    ...inBoth<BalanceItem>('Ingresos', 'incomes', pair),
    ...inBoth<BalanceItem>('Entradas de caja', 'pay_in', pair),
    ...inBoth<BalanceItem>('Salidas de caja', 'pay_out', pair),
    ...inBoth<BalanceItem>('Balance', 'balance', pair),
  ];
  return toCsv(columns, items);
}

function ownCurrency<Row extends { currency: string | null; amount: string | null }>(): Column<Row>[] {
  return [
    { title: 'Moneda', cell: ({ currency }) => currency },
    { title: 'Monto', cell: ({ amount }) => numberCell(amount) },
  ];
}

export function pendingFile(items: readonly PendingItem[], by: string, pair: Pair): Promise<string> {
  const columns: Column<PendingItem>[] = [
    nameColumn(by),
    ...(by === 'sale'
      ? [
          { title: 'Fecha', cell: (row: PendingItem) => row.since },
          { title: 'Días', cell: (row: PendingItem) => row.sale?.days ?? null },
          { title: 'Cliente', cell: (row: PendingItem) => textCell(row.sale?.client.name ?? null) },
          { title: 'Vendedor', cell: (row: PendingItem) => textCell(row.sale?.seller.name ?? null) },
          { title: 'Moneda', cell: (row: PendingItem) => row.currencies[0]?.currency ?? null },
          { title: 'Quedó debiendo', cell: (row: PendingItem) => numberCell(row.sale?.balance ?? null) },
          { title: 'Debe', cell: (row: PendingItem) => numberCell(row.currencies[0]?.amount ?? null) },
        ]
      : [
          { title: 'Ventas', cell: (row: PendingItem) => row.sales },
          { title: 'Desde el', cell: (row: PendingItem) => row.since },
        ]),
    ...inBoth<PendingItem>('A la tasa de hoy', 'total', pair),
  ];
  return toCsv(columns, items);
}

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

interface StatsRow {
  list: string;
  name: string | null;
  tickets: number | null;
  total: string;
  total_alternative: string;
}

export function statsFile(stats: CallOutput<typeof findStatsReport>): Promise<string> {
  const lists = {
    Productos: stats.products,
    Categorías: stats.categories,
    Vendedores: stats.sellers,
    Clientes: stats.clients,
  };
  const rows: StatsRow[] = [
    ...stats.weekdays.map(({ weekday, ...tally }) => ({
      list: 'Día de la semana',
      name: WEEKDAYS[weekday - 1] ?? '',
      ...tally,
    })),
    ...stats.hours.map(({ hour, ...tally }) => ({
      list: 'Hora',
      name: `${String(hour).padStart(2, '0')}:00`,
      ...tally,
    })),
    ...Object.entries(lists).flatMap(([list, items]) =>
      items.map(({ key, name, tickets, total, total_alternative }) => ({
        ...{ list, name: key === null ? 'Sin categoría' : name, tickets, total, total_alternative },
      })),
    ),
  ];
  const columns: Column<StatsRow>[] = [
    { title: 'Lista', cell: ({ list }) => list },
    { title: 'Nombre', cell: ({ name }) => textCell(name) },
    { title: 'Ventas', cell: ({ tickets }) => tickets },
    ...inBoth<StatsRow>('Total', 'total', stats),
  ];
  return toCsv(columns, rows);
}
