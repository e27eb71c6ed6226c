import { PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

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
