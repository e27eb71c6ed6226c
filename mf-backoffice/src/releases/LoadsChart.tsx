import type { ApiOutput } from '@cuadra/shared/client';
import { plainDay, shortDay, weekdayAndDay } from '@cuadra/shared/domain';
import { BarChart, ChartFrame, PartBoundary, Table, type TableColumn } from '@cuadra/shared/ui';
import { useMemo } from 'react';

type Day = ApiOutput<'GET /releases/{module}/figures'>['days'][number];

/** Pixels. */
const HEIGHT = 220;
const TITLE = 'Cargas por día';
const SERIES = [
  { label: 'Cargó bien', color: 'var(--brand)' },
  { label: 'Falló', color: 'var(--danger)' },
];
const COLUMNS: readonly TableColumn<Day>[] = [
  { key: 'day', header: 'Día', cell: ({ day }) => plainDay(day) },
  { key: 'ready', header: 'Cargó bien', align: 'end', cell: ({ ready }) => ready },
  { key: 'failed', header: 'Falló', align: 'end', cell: ({ failed }) => failed },
];

/** How many loads went well and how many failed, day by day. */
export function LoadsChart({ days }: { days: readonly Day[] }) {
  const points = useMemo(
    () =>
      days.map(({ day, ready, failed }) => ({
        ...{ key: day, label: shortDay(day), name: weekdayAndDay(day) },
        amounts: [ready, failed].map((count) => ({ amount: String(count), currency: '', other: undefined })),
      })),
    [days],
  );
  const isEmpty = days.every(({ ready, failed }) => ready + failed === 0);
  return (
    <PartBoundary what="la gráfica" height={HEIGHT}>
      <ChartFrame
        title={TITLE}
        subtitle="De todas las versiones y empresas"
        legend={SERIES}
        state={isEmpty ? 'empty' : 'ready'}
        empty="Nadie lo cargó en estos días"
        height={HEIGHT}
        table={<Table label={TITLE} columns={COLUMNS} rows={days} rowKey={({ day }) => day} />}
      >
        <BarChart points={points} series={SERIES} height={HEIGHT} isCount />
      </ChartFrame>
    </PartBoundary>
  );
}
