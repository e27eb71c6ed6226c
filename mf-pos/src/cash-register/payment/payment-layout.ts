import styled from 'styled-components';
import { COMPACT } from '../layout.ts';

export const Screen = styled.section`
  height: 100%;
  overflow: auto;
  outline: none;
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  gap: var(--s-5);
  max-width: 1080px;
  margin-inline: auto;
  padding: var(--s-5);
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${COMPACT} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
    padding: var(--s-4);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  min-width: 0;
`;

/** On a phone the button stays in reach while the rest scrolls. */
export const Finish = styled.div`
  ${COMPACT} {
    position: sticky;
    bottom: 0;
    padding-block: var(--s-3) max(var(--s-3), env(safe-area-inset-bottom));
    margin-bottom: calc(-1 * var(--s-4));
    background: var(--bg);
  }
`;

/** Nothing of a sale that is on its way may change. */
export const Lock = styled.fieldset`
  display: contents;
`;

/** What the figures further up say, where a phone shows only this foot. */
export const Peek = styled.div`
  display: none;
  ${COMPACT} {
    display: flex;
    justify-content: space-between;
    padding-bottom: var(--s-2);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
