import type { PendingItem } from '@cuadra/shared/contract';
import {
  amountsOf,
  counted,
  formatMoney,
  formatNumber,
  shortDay,
  type TwoCurrencies,
} from '@cuadra/shared/domain';
import { Badge, type BadgeTone, type TableColumn } from '@cuadra/shared/ui';
import type { GroupBy } from '../report-list.ts';
import { amountColumn, NameCell } from './cells.tsx';
import { nameColumn } from './name-column.tsx';

/** Days from which a debt begins to be a worry, and from which it is one. */
const LATE = 31;
const VERY_LATE = 61;

/** What the list of debts tells, by whatever it is grouped. */
export function debtColumns(groupBy: GroupBy, pair: TwoCurrencies): TableColumn<PendingItem>[] {
  const total = amountColumn<PendingItem>(
    'total',
    'A la tasa de hoy',
    (row) => amountsOf(row, 'total'),
    pair,
  );
  if (groupBy === 'sale') return [...saleColumns(), total];
  return [
    nameColumn(
      groupBy,
      ({ sales, since }) =>
        `${counted(sales, 'venta', 'ventas')}${since ? `, desde el ${shortDay(since)}` : ''}`,
    ),
    {
      key: 'sales',
      header: 'Ventas',
      align: 'end',
      width: '100px',
      room: 'tablet',
      sortBy: ({ sales }) => sales,
      cell: ({ sales }) => formatNumber(sales, 0),
    },
    {
      key: 'since',
      header: 'Desde',
      width: '120px',
      room: 'tablet',
      sortBy: ({ since }) => since,
      cell: ({ since }) => (since ? shortDay(since) : '—'),
    },
    total,
  ];
}

function saleColumns(): TableColumn<PendingItem>[] {
  return [
    {
      key: 'sale',
      header: 'Venta',
      sortBy: ({ sale }) => sale?.number ?? null,
      cell: ({ name, sale }) => (
        <NameCell below={sale && `${sale.client.name} · ${sale.days} días`}>
          <b>{name}</b>
        </NameCell>
      ),
    },
    {
      key: 'client',
      header: 'Cliente',
      room: 'tablet',
      sortBy: ({ sale }) => sale?.client.name ?? null,
      cell: ({ sale }) => sale?.client.name,
    },
    {
      key: 'seller',
      header: 'Vendedor',
      room: 'wide',
      width: '150px',
      sortBy: ({ sale }) => sale?.seller.name ?? null,
      cell: ({ sale }) => sale?.seller.name,
    },
    {
      key: 'age',
      header: 'Antigüedad',
      room: 'tablet',
      width: '120px',
      sortBy: ({ sale }) => sale?.days ?? null,
      cell: ({ sale }) => sale && <Badge tone={toneOf(sale.days)}>{ageText(sale.days)}</Badge>,
    },
    {
      key: 'balance',
      header: 'Quedó debiendo',
      align: 'end',
      room: 'wide',
      width: '140px',
      cell: ({ sale }) => sale && formatMoney(sale.balance, sale.currency),
    },
    {
      key: 'owed',
      header: 'Debe',
      align: 'end',
      room: 'tablet',
      width: '120px',
      // Of debts in different currencies only what they come to today can be compared.
      sortBy: ({ total: today }) => Number(today),
      cell: ({ sale }) => sale && <b>{formatMoney(sale.owed, sale.currency)}</b>,
    },
  ];
}

function toneOf(days: number): BadgeTone {
  if (days >= VERY_LATE) return 'bad';
  return days >= LATE ? 'gold' : 'neutral';
}

function ageText(days: number): string {
  return days === 0 ? 'hoy' : counted(days, 'día', 'días');
}
