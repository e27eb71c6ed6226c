import { Card, Grid, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** What a report is made of, one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-top: var(--s-4);
  ${PHONE} {
    gap: var(--s-3);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-inline-start: auto;
  /* On a phone only their icons are drawn; their names stay for whoever cannot see them. */
  ${PHONE} {
    & > button {
      width: 44px;
      padding: 0;
    }
    & span > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Figures side by side. */
export const Stats = styled(Grid).attrs({ $min: 196, $gap: 4 })`
  /* Two lines of comparison find room from the start, so that nothing moves when they come. */
  & > section {
    min-height: 140px;
  }
  ${PHONE} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s-3);
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** Clipped and not scrolled, or the table's head would stick to the card instead of the screen. */
export const Clipped = styled(Card)`
  overflow: clip;
  td button {
    vertical-align: middle;
  }
`;

/** Panels side by side where two find room. */
export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--s-4);
  ${PHONE} {
    gap: var(--s-3);
  }
`;
