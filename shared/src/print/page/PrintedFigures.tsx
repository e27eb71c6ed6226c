import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Money, type StatProps } from '../../ui/index.ts';

/** Figures beside each other: a name with what it comes to, or with several such lines. */
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  margin: 12px 0;
  break-inside: avoid;
  dt {
    font-size: 10px;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dd:first-of-type {
    font-weight: 700;
  }
`;

export interface PrintedFigure {
  label: string;
  /** What it comes to; of several lines, each its own, the first is the strongest. */
  value: StatProps['value'] | readonly string[];
}

/** Figures on paper. */
export function PrintedFigures({ figures }: { figures: readonly PrintedFigure[] }) {
  return (
    <Figures>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          {linesOf(value)}
        </div>
      ))}
    </Figures>
  );
}

function linesOf(value: PrintedFigure['value']): ReactNode {
  if (value === undefined || typeof value === 'string') return <dd>{value ?? '—'}</dd>;
  if ('currency' in value)
    return (
      <dd>
        <Money {...value} />
      </dd>
    );
  return value.map((text) => <dd key={text}>{text}</dd>);
}
