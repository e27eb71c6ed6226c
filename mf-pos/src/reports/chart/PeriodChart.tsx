import { axisTicks, formatMoney, formatNumber } from '@cuadra/shared/domain';
import { Money } from '@cuadra/shared/ui';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styled from 'styled-components';
import type { ChartPoint } from './series.ts';

const Hint = styled.div`
  display: grid;
  gap: 6px;
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--raised);
  box-shadow: var(--shadow-2);
  font-size: var(--t-sm);
  small {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--ink-3);
  }
  i {
    width: 8px;
    height: 8px;
    border-radius: 2px;
  }
`;

const TICK = { fill: 'var(--ink-3)', fontSize: 11 };

export interface PeriodChartProps {
  points: readonly ChartPoint[];
  /** One for each amount of a point. */
  series: readonly { label: string; color: string }[];
  height: number;
}

/** Bars by period, side by side where there are several series. For the eye; its frame has the same as a table. */
export default function PeriodChart({ points, series, height }: PeriodChartProps) {
  const currency = points[0]?.amounts[0]?.currency ?? '';
  const ticks = axisTicks(points.flatMap(({ amounts }) => amounts.map(({ amount }) => Number(amount))));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={[...points]}
        accessibilityLayer={false}
        barGap={2}
        margin={{ top: 10, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tick={TICK}
          tickLine={false}
          axisLine={false}
          minTickGap={18}
          interval="equidistantPreserveStart"
        />
        <YAxis
          width="auto"
          tick={TICK}
          tickLine={false}
          axisLine={false}
          ticks={ticks}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          interval={0}
          tickFormatter={(value) => tickText(Number(value), currency)}
        />
        <ReferenceLine y={0} stroke="var(--line-strong)" />
        <Tooltip
          cursor={{ fill: 'color-mix(in srgb, var(--ink) 5%, transparent)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point: ChartPoint | undefined = payload?.[0]?.payload;
            return active && point ? <PointHint point={point} series={series} /> : null;
          }}
        />
        {series.map(({ label, color }, index) => (
          <Bar
            key={label}
            // A number for drawing alone: no figure is read off it.
            dataKey={(point: ChartPoint) => Number(point.amounts[index]?.amount ?? 0)}
            fill={color}
            radius={[4, 4, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

function PointHint({ point, series }: { point: ChartPoint; series: PeriodChartProps['series'] }) {
  return (
    <Hint>
      <small>{point.name}</small>
      {series.map(({ label, color }, index) => {
        const money = point.amounts[index];
        return (
          money && (
            <div key={label}>
              {series.length > 1 && (
                <small>
                  <i style={{ background: color }} />
                  {label}
                </small>
              )}
              <Money {...money} />
            </div>
          )
        );
      })}
    </Hint>
  );
}

/** An axis has room for whole units only, and cents there would say nothing. */
function tickText(value: number, currency: string): string {
  return Number.isInteger(value) ? formatMoney(value, currency).replace(/,00\b/, '') : formatNumber(value, 1);
}
