import { Notice, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** In one column it stands before all that is of longer periods. */
export const FirstWhenNarrow = styled.div`
  min-width: 0;
  &:empty {
    display: none;
  }
  @media (max-width: 1080px) {
    order: -1;
  }
`;

/** Panels side by side where two find room. */
export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: var(--s-4);
  &:empty {
    display: none;
  }
  ${PHONE} {
    gap: var(--s-3);
  }
`;

/** On a phone the periods are as wide as what they are about. */
export const PeriodSlot = styled.div`
  ${PHONE} {
    width: calc(100vw - 2 * var(--s-4));
  }
`;

/** Above figures that could not be brought up to date. */
export const Stale = styled(Notice)`
  margin-bottom: var(--s-4);
`;
