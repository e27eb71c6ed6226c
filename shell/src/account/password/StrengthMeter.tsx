import styled from 'styled-components';
import type { Strength } from './strength.ts';

const COLOURS = ['var(--danger)', 'var(--danger)', 'var(--gold)', 'var(--ok)'];

const Bars = styled.span<{ $level: number }>`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 4px;
  margin-bottom: 6px;
  width: min(220px, 100%);
  i {
    height: 4px;
    border-radius: 2px;
    background: var(--line-strong);
  }
  i:nth-child(-n + ${({ $level }) => $level}) {
    background: ${({ $level }) => COLOURS[$level]};
  }
`;

/** How good a password is: bars for the eye, the sentence for everybody. */
export function StrengthMeter({ strength: { level, text } }: { strength: Strength }) {
  return (
    <span role="status">
      <Bars $level={level} aria-hidden>
        <i />
        <i />
        <i />
      </Bars>
      {text}
    </span>
  );
}
