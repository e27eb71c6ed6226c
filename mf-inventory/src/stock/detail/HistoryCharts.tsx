import type { ApiOutput } from '@cuadra/shared/client';
import { formatQuantity, formatUnitCost, shortDay, weekdayAndDay } from '@cuadra/shared/domain';
import { ChartFrame, Grid, PartBoundary, StepChart, Table } from '@cuadra/shared/ui';
import { priceDays } from './price-days.ts';

export type ProductHistory = ApiOutput<'GET /products/{id}/history'>;

const HEIGHT = 196;

/** The stock and the price of the last days, as pictures and as tables. */
export function HistoryCharts({ history }: { history: ProductHistory | undefined }) {
  const days = history?.days ?? [];
  const currency = history?.prices[0]?.currency ?? '';
  const prices = history ? priceDays(history.prices, days) : [];
  const ends = { from: shortDay(days[0]?.day ?? ''), to: 'hoy' };
  const rows = days.map(({ day, stock, sold }, index) => ({
    day,
    stock,
    sold,
    price: prices[index] ?? null,
  }));
  // Who reads a table begins with today.
  const newestFirst = [...rows].reverse();
  const day = { key: 'day', header: 'Día', cell: (row: { day: string }) => weekdayAndDay(row.day) };
  return (
    <PartBoundary what="las gráficas" height={HEIGHT}>
      <Grid $min={340} $gap={4}>
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
                { key: 'sold', header: 'Vendido', align: 'end', cell: ({ sold }) => formatQuantity(sold) },
                { key: 'stock', header: 'Quedó', align: 'end', cell: ({ stock }) => formatQuantity(stock) },
              ]}
            />
          }
        >
          <StepChart
            {...ends}
            values={days.map(({ stock }) => Number(stock))}
            format={(value) => formatQuantity(value)}
            color="var(--brand)"
          />
        </ChartFrame>
        <ChartFrame
          title="Precio"
          subtitle={currency ? `En ${currency}, últimos 90 días` : 'Últimos 90 días'}
          height={HEIGHT}
          state={history ? (prices.every((price) => price === null) ? 'empty' : 'ready') : 'loading'}
          empty="Todavía no tiene precio"
          table={
            <Table
              label="Precio por día"
              rows={newestFirst}
              rowKey={(row) => row.day}
              columns={[
                day,
                {
                  key: 'price',
                  header: 'Precio',
                  align: 'end',
                  cell: ({ price }) => (price === null ? '—' : formatUnitCost(price, currency)),
                },
              ]}
            />
          }
        >
          <StepChart
            {...ends}
            values={prices.map((price) => (price === null ? null : Number(price)))}
            format={(value) => formatUnitCost(value, currency)}
            color="var(--gold)"
          />
        </ChartFrame>
      </Grid>
    </PartBoundary>
  );
}
