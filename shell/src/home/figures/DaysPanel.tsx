import { BarChart, ChartFrame, Money, PartBoundary, Table, type TableColumn } from '@cuadra/shared/ui';
import { useEffect, useMemo } from 'react';
import { type Bar, barsOf } from './chart-bars.ts';
import type { Summary } from './use-summary.ts';

/** Pixels. */
const HEIGHT = 240;
const TITLE = 'Ventas por día';

const COLUMNS: readonly TableColumn<Bar>[] = [
  { key: 'day', header: 'Días', cell: ({ name }) => name },
  { key: 'tickets', header: 'Tickets', cell: ({ tickets }) => tickets, align: 'end' },
  {
    key: 'sales',
    header: 'Ventas',
    cell: ({ amounts: [money] }) => money && <Money {...money} align="end" />,
    align: 'end',
  },
];

const SERIES = [{ label: 'Ventas', color: 'var(--brand)' }];

/** How sales went, day by day: as a chart, or as a table for those who would rather read. */
export function DaysPanel({ summary }: { summary: Summary }) {
  const days = summary.sales?.days;
  const bars = useMemo(() => (days ? barsOf(days, summary) : []), [days, summary]);
  // One day is one figure, which stands above already.
  if (!days || days.length < 2) return null;
  const isEmpty = bars.every(({ tickets, amounts: [money] }) => tickets === 0 && Number(money?.amount) === 0);
  return (
    // Around the frame, and not within its picture, which only the eye is shown: what failed has a button.
    <PartBoundary what="la gráfica" height={HEIGHT}>
      <ChartFrame
        title={TITLE}
        subtitle="Cada venta a la tasa de su momento"
        state={isEmpty ? 'empty' : 'ready'}
        empty="No hubo ventas en estos días"
        height={HEIGHT}
        table={<Table label={TITLE} columns={COLUMNS} rows={bars} rowKey={({ key }) => key} />}
      >
        <BarChart points={bars} series={SERIES} height={HEIGHT} />
      </ChartFrame>
    </PartBoundary>
  );
}

/** The shape of the chart that is on its way; the chart's code is fetched beside its figures. */
export function DaysSkeleton() {
  useEffect(() => {
    // What fails here is asked for again by the chart itself.
    void BarChart.preload().catch(() => undefined);
  }, []);
  return (
    <ChartFrame
      title={TITLE}
      subtitle="Cada venta a la tasa de su momento"
      state="loading"
      height={HEIGHT}
      table={null}
    >
      {null}
    </ChartFrame>
  );
}
