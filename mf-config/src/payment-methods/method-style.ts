import { PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** What stands in a drawer, one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
`;

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-4);
  align-items: start;
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What the form does, and what went wrong with it, stays in sight while it scrolls. */
export const Foot = styled.div`
  position: sticky;
  bottom: calc(-1 * var(--s-5));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--s-3) var(--s-2);
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5) max(var(--s-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  /* What went wrong, above the buttons. */
  & > div {
    flex: 1 0 100%;
  }
`;

export const Lead = styled.p`
  color: var(--ink-2);
  text-wrap: pretty;
`;

/** What a list is, and beside it what adds to it. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  & > p {
    flex: 1 1 200px;
  }
  ${PHONE} {
    & > button {
      flex: 1 0 100%;
    }
  }
`;
