import type { CurrentRate } from '@cuadra/shared/contract';
import { companyDay, type Period, rangeOf } from '@cuadra/shared/domain';
import {
  BarChart,
  ChartFrame,
  Money,
  PeriodPicker,
  RateAbout,
  RelativeTime,
  Row,
  Stat,
  StepChart,
  Table,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Sample } from './Sample.tsx';

const SOLD = { amount: '1842.30', currency: 'USD', other: { amount: '1584709.61', currency: 'VES' } };
const RATE: CurrentRate = {
  main: 'VES',
  alternative: 'USD',
  rate: '860.18',
  inverse: null,
  rate_id: '0199f000-0000-7000-8000-000000000001',
  create_at: '2026-11-20T12:00:00.000Z',
  origin: 'dolarapi',
  automatic: 'on',
  effective_day: '2026-11-20',
  fetched_at: '2026-11-20T12:00:00.000Z',
  is_stale: true,
  next: { rate: '861.4', inverse: null, effective_at: '2026-11-23T04:00:00.000Z' },
  pending: null,
};
const SERIES = [{ label: 'Ventas', color: 'var(--brand)' }];
const KINDS = [
  { label: 'De contado', color: 'var(--brand)' },
  { label: 'Fiado', color: 'var(--gold)' },
];
const MONTHS = [
  ['sep', 320, 80],
  ['oct', 410, 120],
  ['nov', 380, 45],
].map(([month, cash, credit]) => ({
  ...{ key: `${month}`, label: `${month}`, name: `${month} 2026` },
  amounts: [cash, credit].map((amount) => ({ amount: `${amount}.00`, currency: 'USD', other: undefined })),
}));
const DAYS = [62, 48, 80, 35, 91, 100, 58].map((sold, index) => {
  const day = `${index + 15} nov`;
  return {
    key: day,
    label: day,
    name: day,
    amounts: [{ amount: `${sold}.00`, currency: 'USD', other: undefined }],
  };
});

export function Figures() {
  const [period, setPeriod] = useState<Period>({ name: 'week' });
  const today = companyDay(new Date());
  const range = rangeOf(period, today);
  const table = (
    <Table
      label="Ventas por día"
      columns={[
        { key: 'day', header: 'Día', cell: ({ name }) => name },
        {
          key: 'sold',
          header: 'Ventas',
          cell: ({ amounts: [sold] }) => sold && <Money {...sold} />,
          align: 'end',
        },
      ]}
      rows={DAYS}
      rowKey={({ key }) => key}
    />
  );
  return (
    <>
      <Sample name="PeriodPicker, CustomRange">
        <PeriodPicker period={period} range={range} today={today} choose={setPeriod} />
        <PeriodPicker period={{ name: 'custom', range }} range={range} today={today} choose={setPeriod} />
      </Sample>
      <Sample name="Stat">
        <Stat label="Ventas" value={SOLD} change={{ percent: '12.4', against: 'ayer' }} level={3} />
        <Stat
          label="Por cobrar"
          value="17 clientes"
          change={{ percent: '8', against: 'la semana pasada', lessIsBetter: true }}
          level={3}
        />
        <Stat label="Ganancia" value={undefined} loading level={3} />
      </Sample>
      <Sample name="ChartFrame, BarChart">
        <ChartFrame title="Ventas por día" subtitle="15 al 21 nov" legend={SERIES} table={table} height={140}>
          <BarChart points={DAYS} series={SERIES} height={140} />
        </ChartFrame>
        <ChartFrame title="Ventas por mes" legend={KINDS} table={null} height={140}>
          <BarChart points={MONTHS} series={KINDS} height={140} isStacked />
        </ChartFrame>
        <ChartFrame title="Sin ventas" table={null} state="empty" empty="No hubo ventas en estos días">
          {null}
        </ChartFrame>
      </Sample>
      <Sample name="StepChart">
        <ChartFrame title="Costo de la harina" table={null} height={170}>
          <StepChart
            {...{ values: [null, 0.68, 0.68, 0.7, 0.72, 0.72, 0.71], from: '15 nov', to: '21 nov' }}
            format={(cost) => `$ ${cost.toFixed(2)}`}
            color="var(--brand)"
          />
        </ChartFrame>
      </Sample>
      <Sample name="RateAbout">
        <RateAbout rate={RATE} />
      </Sample>
      <Sample name="Money, RelativeTime">
        <Row $gap={[2, 3]}>
          <Money {...SOLD} size="xl" />
          <Money {...SOLD} layout="line" />
          <Money amount="-42.50" currency="USD" />
          <RelativeTime instant={new Date(Date.now() - 7_200_000).toISOString()} />
        </Row>
      </Sample>
    </>
  );
}
