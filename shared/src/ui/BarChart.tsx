import {
  Bar,
  CartesianGrid,
  BarChart as Chart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styled from 'styled-components';
import { axisTicks, formatMoney, formatNumber, type ShownMoney } from '../domain/index.ts';
import type { ChartLegend } from './ChartFrame.tsx';
import { Money } from './Money.tsx';

/** A place of the chart with a bar for each series. */
export interface ChartPoint {
  key: string;
  /** Below the bars: `20 nov`. */
  label: string;
  /** In full: `vie 20 nov`. */
  name: string;
  amounts: readonly ShownMoney[];
  /** One muted line below the amounts: `3 tickets`. */
  note?: string;
}

export interface BarChartProps {
  points: readonly ChartPoint[];
  /** One for each amount of a point. */
  series: readonly ChartLegend[];
  /** Pixels. */
  height: number;
  /** The amounts are how many of something, and no money. */
  isCount?: boolean;
  /** Draws a line at zero, for amounts that may be below it. */
  zeroLine?: boolean;
  /** The amounts of a point are parts of one whole, none below zero: they stand on top of each other. */
  isStacked?: boolean;
}

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

/** What a `BarChart` is once it has come. Recharts comes with this file alone. */
export default function BarChart({
  points,
  series,
  height,
  isCount = false,
  zeroLine = false,
  isStacked = false,
}: BarChartProps) {
  const currency = points[0]?.amounts[0]?.currency ?? '';
  const ticks = axisTicks(points.flatMap((point) => heightsOf(point, isStacked)));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <Chart
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
          tickFormatter={(value) => (isCount ? countText(value) : tickText(Number(value), currency))}
        />
        {zeroLine && <ReferenceLine y={0} stroke="var(--line-strong)" />}
        <Tooltip
          cursor={{ fill: 'color-mix(in srgb, var(--ink) 5%, transparent)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point: ChartPoint | undefined = payload?.[0]?.payload;
            return active && point ? <PointHint point={point} series={series} isCount={isCount} /> : null;
          }}
        />
        {series.map(({ label, color }, index) => (
          <Bar
            key={label}
            // A number for drawing alone: no figure is read off it.
            dataKey={(point: ChartPoint) => Number(point.amounts[index]?.amount ?? 0)}
            fill={color}
            {...(isStacked ? { stackId: 'whole' } : { radius: [4, 4, 0, 0] })}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
      </Chart>
    </ResponsiveContainer>
  );
}

/** How high the bars of a point are. */
function heightsOf({ amounts }: ChartPoint, isStacked: boolean): number[] {
  const heights = amounts.map(({ amount }) => Number(amount));
  return isStacked ? [heights.reduce((whole, part) => whole + part, 0)] : heights;
}

function PointHint({
  point,
  series,
  isCount,
}: {
  point: ChartPoint;
  series: readonly ChartLegend[];
  isCount: boolean;
}) {
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
              {isCount ? countText(money.amount) : <Money {...money} />}
            </div>
          )
        );
      })}
      {point.note && <small>{point.note}</small>}
    </Hint>
  );
}

/** Half of one thing is none, and its place on the axis has no words. */
function countText(value: number | string): string {
  return Number.isInteger(Number(value)) ? formatNumber(value, 0) : '';
}

/** An axis has room for whole units only, and cents there would say nothing. */
function tickText(value: number, currency: string): string {
  return Number.isInteger(value) ? formatMoney(value, currency).replace(/,00\b/, '') : formatNumber(value, 1);
}
