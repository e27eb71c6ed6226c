import { axisTicks, counted, formatMoney, formatNumber } from '@cuadra/shared/domain';
import { Money } from '@cuadra/shared/ui';
import {
  BarChart,
  CartesianGrid,
  Bar as ChartBar,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styled from 'styled-components';
import type { Bar } from './chart-bars.ts';

const Hint = styled.div`
  display: grid;
  gap: 4px;
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--raised);
  box-shadow: var(--shadow-2);
  font-size: var(--t-sm);
  small {
    color: var(--ink-3);
  }
`;

const TICK = { fill: 'var(--ink-3)', fontSize: 11 };

/** The bars themselves: for the eye, the frame has the same as a table. Recharts comes with this file alone. */
export default function DaysChart({ bars, height }: { bars: readonly Bar[]; height: number }) {
  const currency = bars[0]?.money.currency ?? '';
  const ticks = axisTicks(bars.map(({ value }) => value));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={[...bars]}
        accessibilityLayer={false}
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
        <Tooltip
          cursor={{ fill: 'color-mix(in srgb, var(--ink) 5%, transparent)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const bar: Bar | undefined = payload?.[0]?.payload;
            if (!active || !bar) return null;
            return (
              <Hint>
                <small>{bar.name}</small>
                <Money {...bar.money} />
                <small>{counted(bar.tickets, 'ticket', 'tickets')}</small>
              </Hint>
            );
          }}
        />
        <ChartBar
          dataKey="value"
          fill="var(--brand)"
          radius={[4, 4, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** An axis has room for whole units only, and cents there would say nothing. */
function tickText(value: number, currency: string): string {
  return Number.isInteger(value) ? formatMoney(value, currency).replace(/,00\b/, '') : formatNumber(value, 1);
}
