import { Card, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: var(--s-4);
  align-items: start;
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A list or table with its heading. */
export const Listing = styled(Card)`
  overflow: hidden;
`;

export const ListingHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-4);
  h2 {
    font-size: var(--t-lg);
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: var(--s-4);
  dt {
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
  dd {
    font-size: var(--t-lg);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    font-size: var(--t-sm);
    font-weight: 400;
    color: var(--ink-3);
  }
  ${PHONE} {
    grid-template-columns: 1fr 1fr;
  }
`;
