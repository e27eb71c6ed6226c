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
import { WAY_LABELS, type Way } from '../report-list.ts';
import { amountColumn, NameCell } from './cells.tsx';
import { rowName } from './row-name.ts';

/** Days from which a debt begins to be a worry, and from which it is one. */
const LATE = 31;
const VERY_LATE = 61;

/** What the list of debts tells, by whatever it is grouped. */
export function debtColumns(way: Way, pair: TwoCurrencies): TableColumn<PendingItem>[] {
  const total = amountColumn<PendingItem>(
    'total',
    'A la tasa de hoy',
    (row) => amountsOf(row, 'total'),
    pair,
  );
  if (way === 'sale') return [...saleColumns(), total];
  return [
    {
      key: 'name',
      header: WAY_LABELS[way],
      cell: (row) => (
        <NameCell
          below={`${counted(row.sales, 'venta', 'ventas')}${row.since ? `, desde el ${shortDay(row.since)}` : ''}`}
        >
          {rowName(way, row)}
        </NameCell>
      ),
    },
    {
      key: 'sales',
      header: 'Ventas',
      align: 'end',
      width: '100px',
      room: 'tablet',
      cell: ({ sales }) => formatNumber(sales, 0),
    },
    {
      key: 'since',
      header: 'Desde',
      width: '120px',
      room: 'tablet',
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
      cell: ({ name, sale }) => (
        <NameCell below={sale && `${sale.client.name} · ${sale.days} días`}>
          <b>{name}</b>
        </NameCell>
      ),
    },
    { key: 'client', header: 'Cliente', room: 'tablet', cell: ({ sale }) => sale?.client.name },
    {
      key: 'seller',
      header: 'Vendedor',
      room: 'wide',
      width: '150px',
      cell: ({ sale }) => sale?.seller.name,
    },
    {
      key: 'age',
      header: 'Antigüedad',
      room: 'tablet',
      width: '120px',
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
