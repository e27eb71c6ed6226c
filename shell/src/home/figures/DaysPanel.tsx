import { lazyPart } from '@cuadra/shared/remote';
import { Button, Money, PHONE, Skeleton, Table, type TableColumn } from '@cuadra/shared/ui';
import { Suspense, useMemo, useState } from 'react';
import styled from 'styled-components';
import { PartBoundary } from '../../app/PartBoundary.tsx';
import { type Bar, barsOf } from './chart-bars.ts';
import { CHART_HEIGHT } from './chart-height.ts';
import { Panel, Quiet } from './panel.tsx';
import type { Summary } from './use-summary.ts';

const DaysChart = lazyPart(() => import('./DaysChart.tsx'));

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;
  margin: 0 -18px -18px;
  border-top: 1px solid var(--line);
`;

const Empty = styled.div`
  display: grid;
  place-items: center;
  min-height: 140px;
  text-align: center;
`;

const OnlyWide = styled.span`
  ${PHONE} {
    display: none;
  }
`;

const COLUMNS: readonly TableColumn<Bar>[] = [
  { key: 'day', header: 'Días', cell: ({ name }) => name },
  { key: 'tickets', header: 'Tickets', cell: ({ tickets }) => tickets, align: 'end' },
  {
    key: 'sales',
    header: 'Ventas',
    cell: ({ money }) => <Money {...money} align="end" />,
    align: 'end',
  },
];

const waiting = <Skeleton height={CHART_HEIGHT} radius="var(--r-2)" />;

/** How sales went, day by day: as a chart, or as a table for whoever reads better than they look. */
export function DaysPanel({ summary }: { summary: Summary }) {
  const [asTable, setAsTable] = useState(false);
  const days = summary.sales?.days;
  const bars = useMemo(() => (days ? barsOf(days, summary) : []), [days, summary]);
  // One day is one figure, which stands above already.
  if (!days || days.length < 2) return null;
  const isEmpty = bars.every(({ tickets, value }) => tickets === 0 && value === 0);
  return (
    <Panel
      title="Ventas por día"
      aside={
        isEmpty ? undefined : (
          <>
            <OnlyWide>a la tasa de cada venta </OnlyWide>
            <Button variant="ghost" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              Ver como tabla
            </Button>
          </>
        )
      }
    >
      {isEmpty ? (
        <Empty>
          <Quiet>No hubo ventas en estos días.</Quiet>
        </Empty>
      ) : asTable ? (
        <Scroll>
          <Table label="Ventas por día" columns={COLUMNS} rows={bars} rowKey={({ key }) => key} />
        </Scroll>
      ) : (
        <PartBoundary what="la gráfica" height={CHART_HEIGHT}>
          <Suspense fallback={waiting}>
            <DaysChart bars={bars} label="Ventas por día" />
          </Suspense>
        </PartBoundary>
      )}
    </Panel>
  );
}

/** The shape of the chart that is on its way. */
export function DaysSkeleton() {
  return <Panel title="Ventas por día">{waiting}</Panel>;
}
