import styled from 'styled-components';
import { axisTicks } from '../domain/index.ts';
import { PHONE } from './tokens.ts';

export interface StepChartProps {
  /** Day by day; null where there is no figure. */
  values: readonly (number | null)[];
  /** Of the first and the last day, below. */
  from: string;
  to: string;
  /** How a figure of the axis is written. */
  format: (value: number) => string;
  /** A CSS colour. */
  color: string;
}

const WIDTH = 300;
const HEIGHT = 100;

const Frame = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 2px var(--s-2);
  font-size: 11px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  align-items: end;
  /* A label stands in the middle of its line. */
  margin-block: -7px;
  line-height: 14px;
`;

const Plot = styled.svg`
  width: 100%;
  height: 170px;
  overflow: visible;
  ${PHONE} {
    height: 140px;
  }
  line {
    stroke: var(--line);
  }
`;

const Ends = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;

/** A figure that stands until it changes, drawn as steps. For the eye: the `ChartFrame` around it has it as a table. */
export function StepChart({ values, from, to, format, color }: StepChartProps) {
  const known = values.filter((value) => value !== null);
  const ticks = axisTicks(known);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  const step = WIDTH / Math.max(values.length, 1);
  const { line, area } = stepPath(values, step, y, y(Math.max(low, 0)));
  return (
    <Frame>
      <Scale>
        {ticks.map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </Scale>
      <Plot viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {ticks.map((tick) => (
          <line key={tick} x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} vectorEffect="non-scaling-stroke" />
        ))}
        <path d={area} fill={color} opacity={0.12} />
        <path d={line} fill="none" stroke={color} strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </Plot>
      <Ends>
        <span>{from}</span>
        <span>{to}</span>
      </Ends>
    </Frame>
  );
}

/** Each figure holds for its whole day; where there is none the line begins anew. */
function stepPath(
  values: readonly (number | null)[],
  step: number,
  y: (value: number) => number,
  floor: number,
): { line: string; area: string } {
  let line = '';
  let area = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const [start, end, height] = [index * step, (index + 1) * step, y(value)];
    const isNew = index === 0 || values[index - 1] === null;
    line += `${isNew ? 'M' : 'L'}${start} ${height}L${end} ${height}`;
    area += `M${start} ${floor}L${start} ${height}L${end} ${height}L${end} ${floor}Z`;
  });
  return { line, area };
}
