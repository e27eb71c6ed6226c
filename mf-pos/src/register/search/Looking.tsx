import styled, { keyframes } from 'styled-components';
import { COMPACT } from '../layout.ts';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** At the free end of the search box; seen only where the answer takes longer than an eye notices. */
const Line = styled.div`
  position: absolute;
  inset: calc(var(--s-4) + 14px) calc(var(--s-5) + 56px) auto auto;
  font-size: var(--t-sm);
  line-height: 20px;
  color: var(--ink-3);
  pointer-events: none;
  animation: ${appear} 1ms 250ms backwards;
  ${COMPACT} {
    inset: calc(var(--s-3) + 14px) calc(var(--s-4) + 48px) auto auto;
  }
`;

/** What is being looked up; drawn inside the box of the search. */
export function Looking({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Line key={texts.join()} role="status">
      Buscando {texts.map((text) => `«${text}»`).join(', ')}…
    </Line>
  );
}
