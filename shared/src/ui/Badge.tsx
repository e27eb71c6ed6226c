import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

export type BadgeTone = 'neutral' | 'ok' | 'bad' | 'gold' | 'brand';

const tones = {
  neutral: css`
    background: var(--chip);
    color: var(--ink-2);
  `,
  ok: css`
    background: var(--ok-soft);
    color: var(--ok);
  `,
  bad: css`
    background: var(--danger-soft);
    color: var(--danger);
  `,
  gold: css`
    background: var(--gold-soft);
    color: var(--gold);
  `,
  brand: css`
    background: var(--brand-soft);
    color: var(--brand-ink);
  `,
};

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  border-radius: 999px;
  padding: 2px 8px;
  font-size: var(--t-2xs);
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;

/** A word about the state of something. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Pill $tone={tone}>{children}</Pill>;
}
