import type { HistoryRow } from './history-rows.ts';

export interface RateLine {
  /** `M0 80H120V64…`: a rate counts until the next one, so that the line goes in steps. */
  line: string;
  /** The same, closed at the bottom. */
  area: string;
  lowest: string;
  highest: string;
  /** ISO 8601. */
  from: string;
}

/** Share of the height that is left free above and below. */
const AIR = 0.12;

/**
 * The rates of a history as a line, the oldest at the left, the newest drawn on until now.
 *
 * @param rows newest first
 * @returns undefined for fewer than two that count, which are no line
 */
export function rateLine(
  rows: readonly HistoryRow[],
  { width, height }: { width: number; height: number },
  now: Date,
): RateLine | undefined {
  const points = rows.filter(({ isAhead }) => !isAhead).reverse();
  const [first] = points;
  if (!first || points.length < 2) return undefined;
  const start = Date.parse(first.create_at);
  const span = Math.max(1, now.getTime() - start);
  // Numbers for drawing alone: no figure is read off them.
  const values = points.map(({ rate }) => Number(rate));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = (createAt: string) => round(((Date.parse(createAt) - start) / span) * width);
  const y = (value: number) => {
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return round(height - height * (AIR + share * (1 - 2 * AIR)));
  };
  const steps = points.slice(1).map(({ create_at, rate }) => `H${x(create_at)}V${y(Number(rate))}`);
  const line = `M0 ${y(values[0] ?? 0)}${steps.join('')}H${width}`;
  const rateOf = (value: number) => points[values.indexOf(value)]?.rate ?? '0';
  return {
    line,
    area: `${line}V${height}H0Z`,
    lowest: rateOf(low),
    highest: rateOf(high),
    from: first.create_at,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
