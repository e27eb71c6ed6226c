import { apiFile, useCallReport } from '@cuadra/shared/client';
import type { SalesItem } from '@cuadra/shared/contract';
import {
  amountsOf,
  averageTicket,
  counted,
  exact,
  formatNumber,
  formatQuantity,
  shownOrNothing,
  steadyText,
  type TwoCurrencies,
} from '@cuadra/shared/domain';
import type { StatProps, TableColumn } from '@cuadra/shared/ui';
import { totalSeries } from '../chart/series.ts';
import { dated } from '../dated.ts';
import { ReportSheet } from '../ReportSheet.tsx';
import { readOptions } from '../read-options.ts';
import type { SALES_GROUPS } from '../report-list.ts';
import { queryOf } from '../report-query.ts';
import { amountColumn } from '../rows/cells.tsx';
import { type Compared, changeOf, changeOfNumber } from '../rows/changes.ts';
import { nameColumn } from '../rows/name-column.tsx';
import { knownProfit, uncostedNote } from '../rows/uncosted.ts';
import { useSalesOfRow } from '../rows/use-sales-of-row.ts';
import type { ViewProps } from '../view-props.ts';

type GroupBy = (typeof SALES_GROUPS)[number];
type Report = NonNullable<ReturnType<typeof useSalesReport>['data']>['first'];

function useSalesReport(query: ReturnType<typeof queryOf<GroupBy>>) {
  return useCallReport('GET /reports/sales', { query }, readOptions({ query }));
}

/** What was sold, less what was annulled or came back. */
export function SalesReport({ groupBy, controls, ...of }: ViewProps<GroupBy>) {
  const query = queryOf(groupBy, of.range);
  const list = useSalesReport(query);
  const toSales = useSalesOfRow(groupBy, of.range);
  const { days, file, ...compared } = dated(of, list.data?.first);
  return (
    <ReportSheet
      what="Ventas"
      groupBy={groupBy}
      subtitle={`${days}, cada venta a la tasa de su momento`}
      list={list}
      stats={(report) => statsOf(report, compared)}
      columns={columnsOf(groupBy, compared.pair, list.data?.items)}
      onRowClick={toSales}
      empty={`No hubo ventas ${days}`}
      controls={controls}
      file={{ name: file('ventas'), read: () => apiFile('GET /reports/sales', { query }) }}
      chart={{
        subtitle: 'Cada venta a la tasa de su momento',
        series: [totalSeries('Ventas', 'var(--brand)', compared.pair)],
      }}
    />
  );
}

function statsOf(report: Report | undefined, compared: Compared): StatProps[] {
  const { pair } = compared;
  if (!report)
    return ['Ventas', 'Ganancia', 'Tickets', 'Ticket promedio'].map((label) => ({ label, value: undefined }));
  const { totals, before } = report;
  const money = (label: string, now: ReturnType<typeof amountsOf>, then: ReturnType<typeof amountsOf>) => ({
    label,
    value: shownOrNothing(now, pair),
    ...changeOf(now, then, compared),
  });
  const profit = money('Ganancia', amountsOf(totals, 'profit'), amountsOf(before, 'profit'));
  return [
    {
      ...money('Ventas', amountsOf(totals, 'total'), amountsOf(before, 'total')),
      ...undone(report),
    },
    ...(totals.profit === null ? [] : [{ ...profit, ...uncostedNote(totals, pair) }]),
    {
      label: 'Tickets',
      value: formatNumber(totals.tickets, 0),
      ...changeOfNumber(String(totals.tickets), String(before.tickets), compared),
      ...counts(report),
    },
    money('Ticket promedio', averageTicket(totals), averageTicket(before)),
  ];
}

/** What had been sold and was undone is told, where there is any: the rest alone would not explain itself. */
function undone(report: Report): Pick<StatProps, 'note'> {
  const { totals } = report;
  if (exact(totals.undone).isZero()) return {};
  return {
    note: `Vendido ${steadyText(amountsOf(totals, 'sold'), report)}, deshecho ${steadyText(amountsOf(totals, 'undone'), report)}`,
  };
}

function counts({ totals: { annulments, returns } }: Report): Pick<StatProps, 'note'> {
  const told = [
    ...(annulments > 0 ? [counted(annulments, 'anulación', 'anulaciones')] : []),
    ...(returns > 0 ? [counted(returns, 'devolución', 'devoluciones')] : []),
  ];
  return told.length > 0 ? { note: told.join(' · ') } : {};
}

function columnsOf(
  groupBy: GroupBy,
  pair: TwoCurrencies,
  rows: readonly SalesItem[] | undefined,
): TableColumn<SalesItem>[] {
  const seesCosts = rows?.some(({ cost }) => cost !== null) ?? true;
  return [
    nameColumn<SalesItem>(groupBy, amountOf),
    ...quantityColumn(groupBy),
    amountColumn('total', 'Ventas', (row) => amountsOf(row, 'total'), pair),
    ...(seesCosts
      ? [
          amountColumn<SalesItem>('cost', 'Costo', (row) => amountsOf(row, 'cost'), pair, 'wide'),
          amountColumn<SalesItem>('profit', 'Ganancia', knownProfit, pair, 'tablet'),
        ]
      : []),
  ];
}

/** Of one product its quantities can be added up; of anything else, its tickets; a category has neither. */
function quantityColumn(groupBy: GroupBy): TableColumn<SalesItem>[] {
  if (groupBy === 'category') return [];
  return [
    {
      key: 'quantity',
      header: groupBy === 'product' ? 'Cantidad' : 'Tickets',
      align: 'end',
      width: '110px',
      room: 'tablet',
      sortBy: ({ tickets, qty }) => (qty !== null ? Number(qty) : tickets),
      cell: ({ tickets, qty }) => (qty !== null ? formatQuantity(qty) : formatNumber(tickets ?? 0, 0)),
    },
  ];
}

function amountOf({ tickets, qty }: SalesItem): string | undefined {
  if (qty !== null) return `${formatQuantity(qty)} vendidos`;
  return tickets === null ? undefined : counted(tickets, 'ticket', 'tickets');
}
