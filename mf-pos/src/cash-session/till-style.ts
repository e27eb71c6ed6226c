import styled from 'styled-components';

/** What stands in the drawer, one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
`;

/** A whole drawer, whose foot stands at its end however little there is above. */
export const Whole = styled(Stack)`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  & > :last-child {
    margin-top: auto;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** The button that does it stays in sight while a long count scrolls. */
export const Foot = styled.div`
  position: sticky;
  bottom: calc(-1 * var(--s-5));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--s-2);
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5) max(var(--s-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

export const SubTitle = styled.h3`
  font-size: var(--t-md);
  font-weight: 600;
`;

export const Muted = styled.p`
  color: var(--ink-3);
  font-size: var(--t-sm);
`;
