import type { MaterialHistory } from '@cuadra/shared/contract';
import { costText, formatQuantity, formatUnitCost, shortDay, weekdayAndDay } from '@cuadra/shared/domain';
import { ChartFrame, Grid, PartBoundary, StepChart, Table } from '@cuadra/shared/ui';

const HEIGHT = 196;

/** What one of a material cost and what there was of it, day by day, as pictures and as tables. */
export function HistoryCharts({ history }: { history: MaterialHistory | undefined }) {
  const days = history?.days ?? [];
  const currency = history?.cost_currency ?? '';
  const ends = { from: shortDay(days[0]?.day ?? ''), to: 'hoy' };
  // Who reads a table begins with today.
  const newestFirst = [...days].reverse();
  const day = { key: 'day', header: 'Día', cell: (row: { day: string }) => weekdayAndDay(row.day) };
  return (
    <PartBoundary what="las gráficas" height={HEIGHT}>
      <Grid $min={340} $gap={4}>
        <ChartFrame
          title="Costo"
          subtitle={currency ? `Promedio, en ${currency}, últimos 90 días` : 'Últimos 90 días'}
          height={HEIGHT}
          state={history ? (days.every(({ cost }) => cost === null) ? 'empty' : 'ready') : 'loading'}
          empty="Todavía no tiene costo"
          table={
            <Table
              label="Costo por día"
              rows={newestFirst}
              rowKey={(row) => row.day}
              columns={[
                day,
                {
                  key: 'cost',
                  header: 'Costo',
                  align: 'end',
                  cell: ({ cost }) => (cost === null ? '—' : costText(cost, currency)),
                },
              ]}
            />
          }
        >
          <StepChart
            {...ends}
            values={days.map(({ cost }) => (cost === null ? null : Number(cost)))}
            format={(value) => formatUnitCost(value, currency)}
            color="var(--gold)"
          />
        </ChartFrame>
        <ChartFrame
          title="Existencia"
          subtitle="Al final de cada día, últimos 90 días"
          height={HEIGHT}
          state={history ? 'ready' : 'loading'}
          table={
            <Table
              label="Existencia por día"
              rows={newestFirst}
              rowKey={(row) => row.day}
              columns={[
                day,
                { key: 'qty', header: 'Quedó', align: 'end', cell: ({ qty }) => formatQuantity(qty) },
              ]}
            />
          }
        >
          <StepChart
            {...ends}
            values={days.map(({ qty }) => Number(qty))}
            format={(value) => formatQuantity(value)}
            color="var(--brand)"
          />
        </ChartFrame>
      </Grid>
    </PartBoundary>
  );
}
