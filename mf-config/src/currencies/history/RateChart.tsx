import { formatRate, longDate } from '@cuadra/shared/domain';
import { useId } from 'react';
import styled from 'styled-components';
import type { RatePair } from '../../rate/pair-of.ts';
import { countingRow, type HistoryRow } from './history-rows.ts';
import { rateLine } from './rate-line.ts';

const SIZE = { width: 600, height: 120 };

const Figure = styled.figure`
  margin: 0;
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  svg {
    display: block;
    width: 100%;
    height: 120px;
  }
`;

const Edge = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s-3);
  font-size: var(--t-xs);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;

/** How the rate went, as far as its history has been read: for the eye, the history below has every figure. */
export function RateChart({ rows, pair }: { rows: readonly HistoryRow[]; pair: RatePair }) {
  const id = useId();
  const line = rateLine(rows, SIZE, new Date());
  const now = countingRow(rows);
  if (!line || !now) return null;
  const said =
    `La tasa de 1 ${pair.source} en ${pair.target} desde el ${longDate(line.from)}: ` +
    `la más baja, ${formatRate(line.lowest)}; la más alta, ${formatRate(line.highest)}; ahora, ${formatRate(now.rate)}.`;
  return (
    <Figure>
      <Edge aria-hidden>
        <span>Más alta: {formatRate(line.highest)}</span>
        <span>Más baja: {formatRate(line.lowest)}</span>
      </Edge>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>{said}</title>
        <path d={line.area} fill="var(--gold-soft)" />
        <path
          d={line.line}
          fill="none"
          stroke="var(--gold)"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Edge aria-hidden>
        <span>{longDate(line.from)}</span>
        <span>ahora</span>
      </Edge>
    </Figure>
  );
}
