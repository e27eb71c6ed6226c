import { apiFile, useCallReport } from '@cuadra/shared/client';
import type { IncomesItem } from '@cuadra/shared/contract';
import {
  amountsOf,
  formatMoney,
  rangeBefore,
  rangeText,
  shownMoney,
  shownOrNothing,
  type TwoCurrencies,
} from '@cuadra/shared/domain';
import type { StatProps, TableColumn } from '@cuadra/shared/ui';
import { ChartPanel } from '../chart/ChartPanel.tsx';
import { ReportSheet } from '../ReportSheet.tsx';
import { readOptions } from '../read-options.ts';
import { type INCOMES_WAYS, WAY_LABELS } from '../report-list.ts';
import { queryOf } from '../report-query.ts';
import { amountColumn, NameCell } from '../rows/cells.tsx';
import { type Compared, changeOf } from '../rows/changes.ts';
import { ownAmountColumn } from '../rows/own-amount.tsx';
import { rowName } from '../rows/row-name.ts';
import { titleOf } from '../rows/title.ts';
import type { ViewProps } from '../view-props.ts';

type Way = (typeof INCOMES_WAYS)[number];
type Report = NonNullable<ReturnType<typeof useIncomesReport>['data']>['first'];

function useIncomesReport(query: ReturnType<typeof queryOf<Way>>) {
  return useCallReport('GET /reports/incomes', { query }, readOptions({ query }));
}

/** What came in, less the changes and what was paid back. */
export function IncomesReport({ way, range, today, pair: known, controls }: ViewProps<Way>) {
  const query = queryOf(way, range);
  const list = useIncomesReport(query);
  const pair = list.data?.first ?? known;
  const title = titleOf('Ingresos', way);
  const compared = { pair, before: rangeBefore(range), isOnlyToday: range.from === today };
  return (
    <ReportSheet
      title={title}
      subtitle={`${rangeText(range)}, cada cobro a la tasa de su momento`}
      list={list}
      stats={(report) => statsOf(report, compared)}
      columns={columnsOf(way, pair)}
      rowKey={({ key }) => key ?? ''}
      empty={`No entró dinero ${rangeText(range)}`}
      controls={controls}
      file={{
        name: `ingresos-${range.from}-${range.to}`,
        read: () => apiFile('GET /reports/incomes', { query }),
      }}
      chart={
        <ChartPanel
          title={title}
          subtitle="Ventas cobradas y abonos, menos vueltos y reintegros"
          rows={list.data?.items}
          way={way}
          empty="No entró dinero en estos días"
          series={[
            {
              label: 'Ingresos',
              color: 'var(--brand)',
              money: ({ total, total_alternative }) => shownMoney(total, total_alternative, pair),
            },
          ]}
        />
      }
    />
  );
}

function statsOf(report: Report | undefined, compared: Compared): StatProps[] {
  if (!report)
    return ['Ingresos', 'Recibido', 'Entregado', 'En cada moneda'].map((label) => ({
      label,
      value: undefined,
    }));
  const { totals, before, currencies } = report;
  const [first, second, ...others] = currencies;
  const total = amountsOf(totals, 'total');
  const [received, given] = [amountsOf(totals, 'received'), amountsOf(totals, 'given')];
  return [
    {
      label: 'Ingresos',
      value: shownOrNothing(total, report),
      ...changeOf(total, amountsOf(before, 'total'), compared),
    },
    { label: 'Recibido', value: shownOrNothing(received, report), note: 'Pagos de ventas y abonos' },
    { label: 'Entregado', value: shownOrNothing(given, report), note: 'Vueltos y reintegros' },
    ...(first
      ? [
          {
            label: 'En cada moneda',
            value: { ...first, other: second },
            note: others.length > 0 ? others.map(written).join(' y ') : 'Como está en la caja o el banco',
          },
        ]
      : []),
  ];
}

function written({ amount, currency }: { amount: string; currency: string }): string {
  return formatMoney(amount, currency);
}

function columnsOf(way: Way, pair: TwoCurrencies): TableColumn<IncomesItem>[] {
  return [
    {
      key: 'name',
      header: WAY_LABELS[way],
      cell: (row) => (
        <NameCell below={row.currency && row.amount && formatMoney(row.amount, row.currency)}>
          {rowName(way, row)}
        </NameCell>
      ),
    },
    ...(way === 'method' ? [ownAmountColumn<IncomesItem>('En su moneda')] : []),
    amountColumn('received', 'Recibido', (row) => amountsOf(row, 'received'), pair, 'wide'),
    amountColumn('given', 'Entregado', (row) => amountsOf(row, 'given'), pair, 'tablet'),
    amountColumn('total', 'Ingreso', (row) => amountsOf(row, 'total'), pair),
  ];
}
