import { PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** What a screen is about, and beside it on a wide one what is there every day. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 320px);
  gap: var(--s-4);
  align-items: start;
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${PHONE} {
    gap: var(--s-3);
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  min-width: 0;
  @media (max-width: 1080px) {
    display: contents;
  }
`;

export const Side = styled(Main)``;
