import type { StoreFigures } from '@cuadra/shared/contract';
import { formatNumber, rangeText, shortDay, weekdayAndDay } from '@cuadra/shared/domain';
import { BarChart, ChartFrame, PartBoundary, Table, type TableColumn } from '@cuadra/shared/ui';
import { useMemo } from 'react';

type FiguresOfDay = StoreFigures['days'][number];

/** Pixels. */
const HEIGHT = 240;
const SERIES = [
  { label: 'Visitas', color: 'var(--brand)' },
  { label: 'Pedidos', color: 'var(--gold)' },
];

const COLUMNS: TableColumn<FiguresOfDay>[] = [
  { key: 'day', header: 'Día', cell: ({ day }) => weekdayAndDay(day) },
  ...(
    [
      ['visitors', 'Visitas'],
      ['carts', 'Carritos'],
      ['orders', 'Pedidos'],
      ['delivered', 'Entregados'],
    ] as const
  ).map(
    ([key, header]): TableColumn<FiguresOfDay> => ({
      ...{ key, header, align: 'end' },
      cell: (row) => formatNumber(row[key], 0),
    }),
  ),
];

export interface DayChartProps {
  range: { from: string; to: string };
  /** Undefined while they are on their way. */
  days: readonly FiguresOfDay[] | undefined;
}

/** Who came and who ordered, day by day: as a picture, and as a table that says more. */
export function DayChart({ range, days }: DayChartProps) {
  const points = useMemo(
    () =>
      days?.map(({ day, visitors, orders }) => ({
        ...{ key: day, label: shortDay(day), name: weekdayAndDay(day) },
        amounts: [visitors, orders].map((count) => ({
          ...{ amount: String(count), currency: '', other: undefined },
        })),
      })),
    [days],
  );
  const isEmpty = days?.every(({ visitors, orders }) => visitors === 0 && orders === 0);
  return (
    <PartBoundary what="la gráfica" height={HEIGHT}>
      <ChartFrame
        title="Visitas y pedidos"
        subtitle={rangeText(range)}
        legend={SERIES}
        state={points ? (isEmpty ? 'empty' : 'ready') : 'loading'}
        empty="Nadie visitó tu tienda en estos días"
        height={HEIGHT}
        table={
          days && <Table label="Visitas y pedidos" columns={COLUMNS} rows={days} rowKey={({ day }) => day} />
        }
      >
        {points && <BarChart points={points} series={SERIES} height={HEIGHT} isCount />}
      </ChartFrame>
    </PartBoundary>
  );
}
