import { type ApiOutput, apiFile, useCall } from '@cuadra/shared/client';
import type { SalesItem } from '@cuadra/shared/contract';
import {
  type DayRange,
  formatNumber,
  rangeText,
  shownMoney,
  shownOrNothing,
  type TwoCurrencies,
  weekdayAndDay,
} from '@cuadra/shared/domain';
import { FileButtons, PrintedReport, usePrintPage } from '@cuadra/shared/print';
import { type ChartPoint, Row, Stat, type StatProps, type TableColumn } from '@cuadra/shared/ui';
import { PointsPanel } from '../chart/PointsPanel.tsx';
import { ReportFailed } from '../ReportFailed.tsx';
import type { GroupBy } from '../report-list.ts';
import { Actions, Pairs, Parts, Stats } from '../report-style.ts';
import { AmountCell } from '../rows/cells.tsx';
import { rowName } from '../rows/row-name.ts';
import { hourPoints, weekdayPoints } from '../stats/when-charts.ts';

type Report = ApiOutput<'GET /reports/stats'>;

const SALES = [{ label: 'Ventas', color: 'var(--brand)' }];
/** Pixels of the charts, two beside each other. */
const HEIGHT = 220;

/** Averages, and what, when and who sells best. */
export function StatsReport({ range }: { range: DayRange }) {
  const { data, error, isError, refetch } = useCall(
    'GET /reports/stats',
    { query: range },
    { staleTime: 0, refetchOnWindowFocus: true, placeholderData: (previous) => previous },
  );
  const { print, sheet } = usePrintPage();
  const days = rangeText(range);
  if (isError && !data)
    return (
      <Parts>
        <ReportFailed error={error} onRetry={() => void refetch()} />
      </Parts>
    );
  const points = data && {
    weekdays: weekdayPoints(data.weekdays, data),
    hours: hourPoints(data.hours, data),
  };
  const best = data && bestOf(data);
  return (
    <Parts>
      <Row $gap={[2, 4]}>
        {data && (
          <Actions>
            <FileButtons
              name={`estadisticas-${range.from}-${range.to}`}
              readFile={() => apiFile('GET /reports/stats', { query: range })}
              print={async () => print(<Printed report={data} days={days} />)}
            />
          </Actions>
        )}
      </Row>
      <Stats>
        {statsOf(data).map((stat) => (
          <Stat key={stat.label} {...stat} loading={!data} />
        ))}
      </Stats>
      <Pairs>
        <PointsPanel
          title="Qué días se vende más"
          subtitle={`Por día de la semana, ${days}`}
          points={points?.weekdays}
          series={SALES}
          height={HEIGHT}
          empty="No hubo ventas en estos días"
        />
        <PointsPanel
          title="A qué horas se vende más"
          subtitle={`Por hora, ${days}`}
          points={points?.hours}
          series={SALES}
          height={HEIGHT}
          empty="No hubo ventas en estos días"
        />
        {(best ?? BEST_TITLES.map((title) => ({ title, points: undefined }))).map((list) => (
          <PointsPanel
            key={list.title}
            title={list.title}
            subtitle={`Los primeros, ${days}`}
            points={list.points}
            series={SALES}
            ranked
            height={HEIGHT}
            empty="No hubo ventas en estos días"
          />
        ))}
      </Pairs>
      {sheet}
    </Parts>
  );
}

function statsOf(report: Report | undefined): StatProps[] {
  if (!report)
    return ['Ticket promedio', 'Venta por día', 'Tickets por día', 'El mejor día'].map((label) => ({
      label,
      value: undefined,
    }));
  const { averages, best_day } = report;
  const ticket = { main: averages.ticket, alternative: averages.ticket_alternative };
  return [
    { label: 'Ticket promedio', value: shownOrNothing(ticket, report) },
    {
      label: 'Venta por día',
      value: shownMoney(averages.day, averages.day_alternative, report),
      note: 'Contando los días sin ventas',
    },
    { label: 'Tickets por día', value: formatNumber(averages.tickets_a_day, 1) },
    {
      label: 'El mejor día',
      value: best_day ? shownMoney(best_day.total, best_day.total_alternative, report) : undefined,
      note: best_day ? weekdayAndDay(best_day.day) : 'Todavía ninguno',
    },
  ];
}

const BEST_TITLES = [
  'Productos más vendidos',
  'Categorías más vendidas',
  'Quién vende más',
  'Quién compra más',
] as const;

function bestOf(report: Report): { title: string; points: ChartPoint[] }[] {
  const [products, categories, sellers, clients] = BEST_TITLES;
  return [
    { title: products, points: pointsOf('product', report.products, report) },
    { title: categories, points: pointsOf('category', report.categories, report) },
    { title: sellers, points: pointsOf('seller', report.sellers, report) },
    { title: clients, points: pointsOf('client', report.clients, report) },
  ];
}

function pointsOf(groupBy: GroupBy, items: readonly SalesItem[], pair: TwoCurrencies): ChartPoint[] {
  return items.map((item) => {
    const name = rowName(groupBy, item);
    return {
      ...{ key: item.key ?? '', label: name, name },
      amounts: [shownMoney(item.total, item.total_alternative, pair)],
    };
  });
}

interface PrintedRow {
  list: string;
  name: string;
  total: string;
  total_alternative: string;
}

function Printed({ report, days }: { report: Report; days: string }) {
  const lists = [
    ['Productos', 'product', report.products],
    ['Categorías', 'category', report.categories],
    ['Vendedores', 'seller', report.sellers],
    ['Clientes', 'client', report.clients],
  ] as const;
  const rows = lists.flatMap(([list, groupBy, items]) =>
    items.map((item): PrintedRow => ({ ...item, list, name: rowName(groupBy, item) })),
  );
  const columns: TableColumn<PrintedRow>[] = [
    { key: 'list', header: 'Lista', cell: ({ list }) => list },
    { key: 'name', header: 'Nombre', cell: ({ name }) => name },
    {
      key: 'total',
      header: 'Ventas',
      align: 'end',
      cell: ({ total, total_alternative }) => (
        <AmountCell amounts={{ main: total, alternative: total_alternative }} pair={report} />
      ),
    },
  ];
  return (
    <PrintedReport
      title="Estadísticas"
      subtitle={days}
      stats={statsOf(report)}
      columns={columns}
      rows={rows}
      rowKey={({ list, name }) => `${list} ${name}`}
    />
  );
}
