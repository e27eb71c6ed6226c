import { Card, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** What is filled in, and beside it on a wide screen what is looked at. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  gap: var(--s-4);
  align-items: start;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 760px);
  }
`;

export const Part = styled(Card)`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-5);
  ${PHONE} {
    padding: var(--s-4);
  }
`;

export const PartTitle = styled.h2`
  font-size: var(--t-lg);
`;

export const PartText = styled.p`
  margin-top: 2px;
  color: var(--ink-2);
  text-wrap: pretty;
`;

/** What a form can do, at its end. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  ${PHONE} {
    & > button {
      flex: 1;
    }
  }
`;
