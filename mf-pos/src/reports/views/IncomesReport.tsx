import { apiFile, useCallReport } from '@cuadra/shared/client';
import type { IncomesItem } from '@cuadra/shared/contract';
import { amountsOf, formatMoney, shownOrNothing, type TwoCurrencies } from '@cuadra/shared/domain';
import type { StatProps, TableColumn } from '@cuadra/shared/ui';
import { totalSeries } from '../chart/series.ts';
import { dated } from '../dated.ts';
import { ReportSheet } from '../ReportSheet.tsx';
import { readOptions } from '../read-options.ts';
import type { INCOMES_GROUPS } from '../report-list.ts';
import { queryOf } from '../report-query.ts';
import { amountColumn } from '../rows/cells.tsx';
import { type Compared, changeOf } from '../rows/changes.ts';
import { nameColumn } from '../rows/name-column.tsx';
import { ownAmount, ownAmountColumn } from '../rows/own-amount.tsx';
import type { ViewProps } from '../view-props.ts';

type GroupBy = (typeof INCOMES_GROUPS)[number];
type Report = NonNullable<ReturnType<typeof useIncomesReport>['data']>['first'];

function useIncomesReport(query: ReturnType<typeof queryOf<GroupBy>>) {
  return useCallReport('GET /reports/incomes', { query }, readOptions({ query }));
}

/** What came in, less the changes and what was paid back. */
export function IncomesReport({ groupBy, controls, ...of }: ViewProps<GroupBy>) {
  const query = queryOf(groupBy, of.range);
  const list = useIncomesReport(query);
  const { days, file, ...compared } = dated(of, list.data?.first);
  return (
    <ReportSheet
      what="Ingresos"
      groupBy={groupBy}
      subtitle={`${days}, cada cobro a la tasa de su momento`}
      list={list}
      stats={(report) => statsOf(report, compared)}
      columns={columnsOf(groupBy, compared.pair)}
      empty={`No entró dinero ${days}`}
      controls={controls}
      file={{ name: file('ingresos'), read: () => apiFile('GET /reports/incomes', { query }) }}
      chart={{
        subtitle: 'Ventas cobradas y abonos, menos vueltos y reintegros',
        series: [totalSeries('Ingresos', 'var(--brand)', compared.pair)],
      }}
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

function columnsOf(groupBy: GroupBy, pair: TwoCurrencies): TableColumn<IncomesItem>[] {
  return [
    nameColumn<IncomesItem>(groupBy, ownAmount),
    ...(groupBy === 'method' ? [ownAmountColumn<IncomesItem>('En su moneda')] : []),
    amountColumn('received', 'Recibido', (row) => amountsOf(row, 'received'), pair, 'wide'),
    amountColumn('given', 'Entregado', (row) => amountsOf(row, 'given'), pair, 'tablet'),
    amountColumn('total', 'Ingreso', (row) => amountsOf(row, 'total'), pair),
  ];
}
