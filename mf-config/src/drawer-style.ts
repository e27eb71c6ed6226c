import { PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** What stands in a drawer, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
`;

export const Muted = styled.p`
  color: var(--ink-3);
  font-size: var(--t-sm);
  text-wrap: pretty;
`;

export const SubTitle = styled.h3`
  font-size: var(--t-md);
  font-weight: 600;
`;

/** Always in sight at the foot of the drawer, whose inner space it takes back. */
export const Foot = styled.footer`
  position: sticky;
  bottom: calc(-1 * var(--s-5));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--s-2);
  margin: var(--s-2) calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5) max(var(--s-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  & > [role='alert'] {
    flex-basis: 100%;
  }
  ${PHONE} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;
