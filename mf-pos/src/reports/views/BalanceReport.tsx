import { apiFile, useCallReport } from '@cuadra/shared/client';
import type { BalanceItem } from '@cuadra/shared/contract';
import {
  type Amounts,
  amountsOf,
  exact,
  formatMoney,
  shownMoney,
  shownOrNothing,
  steadyText,
  type TwoCurrencies,
  toMoney,
} from '@cuadra/shared/domain';
import type { StatProps, TableColumn } from '@cuadra/shared/ui';
import type { Series } from '../chart/series.ts';
import { dated } from '../dated.ts';
import { ReportSheet } from '../ReportSheet.tsx';
import { readOptions } from '../read-options.ts';
import type { BALANCE_GROUPS } from '../report-list.ts';
import { queryOf } from '../report-query.ts';
import { amountColumn } from '../rows/cells.tsx';
import { type Compared, changeOf } from '../rows/changes.ts';
import { nameColumn } from '../rows/name-column.tsx';
import { ownAmount, ownAmountColumn } from '../rows/own-amount.tsx';
import { uncostedNote } from '../rows/uncosted.ts';
import type { ViewProps } from '../view-props.ts';

type GroupBy = (typeof BALANCE_GROUPS)[number];
type Report = NonNullable<ReturnType<typeof useBalanceReport>['data']>['first'];

function useBalanceReport(query: ReturnType<typeof queryOf<GroupBy>>) {
  return useCallReport('GET /reports/balance', { query }, readOptions({ query }));
}

/** What was sold and earned, held against the money that really came in and went out. */
export function BalanceReport({ groupBy, controls, ...of }: ViewProps<GroupBy>) {
  const query = queryOf(groupBy, of.range);
  const list = useBalanceReport(query);
  const { days, file, ...compared } = dated(of, list.data?.first);
  return (
    <ReportSheet
      what="Balance"
      groupBy={groupBy}
      subtitle={`${days}, cada monto a la tasa de su momento`}
      list={list}
      stats={(report) => statsOf(report, compared)}
      columns={columnsOf(groupBy, compared.pair)}
      empty={`No se movió dinero ${days}`}
      controls={controls}
      file={{ name: file('balance'), read: () => apiFile('GET /reports/balance', { query }) }}
      chart={{
        subtitle: groupBy === 'method' ? 'Lo que entró menos lo que salió' : 'Lo vendido contra lo que entró',
        series: seriesOf(groupBy, compared.pair),
      }}
    />
  );
}

function seriesOf(groupBy: GroupBy, pair: TwoCurrencies): Series<BalanceItem>[] {
  const balance: Series<BalanceItem> = {
    label: 'Balance',
    color: 'var(--brand)',
    money: ({ balance, balance_alternative }) => shownMoney(balance, balance_alternative, pair),
  };
  if (groupBy === 'method') return [balance];
  return [
    {
      label: 'Ventas',
      color: 'var(--line-field)',
      money: ({ total, total_alternative }) => shownMoney(total ?? '0', total_alternative ?? '0', pair),
    },
    balance,
  ];
}

function statsOf(report: Report | undefined, compared: Compared): StatProps[] {
  if (!report)
    return ['Balance', 'Ventas', 'Ganancia', 'Ingresos', 'Caja sin ventas'].map((label) => ({
      label,
      value: undefined,
    }));
  const { totals, before, currencies } = report;
  const stat = (label: string, now: ReturnType<typeof amountsOf>, then: ReturnType<typeof amountsOf>) => ({
    label,
    value: shownOrNothing(now, report),
    ...changeOf(now, then, compared),
  });
  const [payIn, payOut] = [amountsOf(totals, 'pay_in'), amountsOf(totals, 'pay_out')];
  return [
    {
      ...stat('Balance', amountsOf(totals, 'balance'), amountsOf(before, 'balance')),
      note: currencies.map(({ currency, balance }) => formatMoney(balance, currency)).join(' y '),
    },
    stat('Ventas', amountsOf(totals, 'total'), amountsOf(before, 'total')),
    ...(totals.profit === null
      ? []
      : [
          {
            ...stat('Ganancia', amountsOf(totals, 'profit'), amountsOf(before, 'profit')),
            ...uncostedNote(totals, report),
          },
        ]),
    stat('Ingresos', amountsOf(totals, 'incomes'), amountsOf(before, 'incomes')),
    {
      label: 'Caja sin ventas',
      value: shownOrNothing(difference(payIn, payOut), report),
      note: `Entradas ${steadyText(payIn, report)}, salidas ${steadyText(payOut, report)}`,
    },
  ];
}

/** What was put into cash sessions less what was taken out of them. */
function difference(put: Amounts, taken: Amounts): Amounts {
  const less = (a: string | null, b: string | null) =>
    a === null || b === null ? null : toMoney(exact(a).minus(b));
  return { main: less(put.main, taken.main), alternative: less(put.alternative, taken.alternative) };
}

function columnsOf(groupBy: GroupBy, pair: TwoCurrencies): TableColumn<BalanceItem>[] {
  return [
    nameColumn<BalanceItem>(groupBy, ownAmount),
    ...(groupBy === 'method'
      ? [ownAmountColumn<BalanceItem>('En su moneda')]
      : [amountColumn<BalanceItem>('total', 'Ventas', (row) => amountsOf(row, 'total'), pair, 'wide')]),
    amountColumn('incomes', 'Ingresos', (row) => amountsOf(row, 'incomes'), pair, 'tablet'),
    amountColumn('pay_in', 'Entradas', (row) => amountsOf(row, 'pay_in'), pair, 'wide'),
    amountColumn('pay_out', 'Salidas', (row) => amountsOf(row, 'pay_out'), pair, 'wide'),
    amountColumn('balance', 'Balance', (row) => amountsOf(row, 'balance'), pair),
  ];
}
