import { PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** On a phone the periods are as wide as what they are about. */
export const PeriodSlot = styled.div`
  ${PHONE} {
    width: calc(100vw - 2 * var(--s-4));
  }
`;
