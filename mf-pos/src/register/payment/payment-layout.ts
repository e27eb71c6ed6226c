import styled from 'styled-components';
import { COMPACT, TILL } from '../layout.ts';

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
  ${TILL} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--s-4);
    padding: var(--s-4) var(--s-5);
  }
  ${COMPACT} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
    padding: var(--s-4);
  }
`;

const Column = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  min-width: 0;
  ${COMPACT} {
    display: contents;
  }
`;

/** How to pay and how much. On a phone the payments stand between the two, in sight above the foot. */
export const Methods = styled(Column)`
  ${COMPACT} {
    & > * {
      order: 1;
    }
  }
`;

/** What has been paid, and what comes of it: it stays in sight beside the methods. */
export const Outcome = styled(Column)`
  position: sticky;
  top: 0;
  align-self: start;
  ${COMPACT} {
    & > * {
      order: 4;
    }
    & > :first-child {
      order: 2;
    }
  }
`;

/** The button stays in reach while the rest scrolls. */
export const Finish = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  ${COMPACT} {
    padding: var(--s-3) var(--s-4) max(var(--s-3), env(safe-area-inset-bottom));
    margin: 0 calc(-1 * var(--s-4)) calc(-1 * var(--s-4));
    border-top: 1px solid var(--line);
    background: var(--bg);
  }
`;

/** Nothing of a sale that is on its way may change. */
export const Lock = styled.fieldset`
  display: contents;
  ${COMPACT} {
    & > * {
      order: 3;
    }
    /* What is scrolled to comes to stand above the foot. */
    input {
      scroll-margin-block: 170px;
    }
  }
`;

/** What the figures further up say, where a phone shows only this foot. */
export const Peek = styled.div`
  display: none;
  ${COMPACT} {
    display: flex;
    justify-content: space-between;
    &:not(:empty) {
      padding-bottom: var(--s-2);
    }
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
