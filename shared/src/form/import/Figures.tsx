import styled from 'styled-components';
import { formatQuantity } from '../../domain/index.ts';
import { Grid } from '../../ui/index.ts';

const Figure = styled.div<{ $tone: 'ok' | 'plain' | 'bad' }>`
  display: flex;
  flex-direction: column-reverse;
  padding: var(--s-3);
  border-radius: var(--r-2);
  background: ${({ $tone }) => ({ ok: 'var(--ok-soft)', plain: 'var(--sunken)', bad: 'var(--danger-soft)' })[$tone]};
  color: ${({ $tone }) => ({ ok: 'var(--ok)', plain: 'var(--ink-2)', bad: 'var(--danger)' })[$tone]};
  dt {
    font-size: var(--t-sm);
  }
  dd {
    margin: 0;
    font-size: var(--t-2xl);
    font-weight: 700;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

export interface FiguresProps {
  /** What is counted, in a word, and how it is to be taken where there is any of it. */
  figures: readonly { label: string; count: number; tone: 'ok' | 'plain' | 'bad' }[];
}

/** How many of each, in large figures. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Grid $min={120} $gap={2} as="dl">
      {figures.map(({ label, count, tone }) => (
        <Figure key={label} $tone={count > 0 ? tone : 'plain'}>
          <dt>{label}</dt>
          <dd>{formatQuantity(count)}</dd>
        </Figure>
      ))}
    </Grid>
  );
}
