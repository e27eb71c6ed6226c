import { Field, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-3) 0;
  border-top: 1px solid var(--line);
`;

const WITH_COSTS = 'minmax(0, 1fr) 132px 96px 128px 104px 112px 44px';
const WITHOUT = 'minmax(0, 1fr) 132px 110px 44px';

/** One row where there is room; on a tablet the name stands above the figures, and on one that is upright these are two by two. */
export const Cells = styled.div<{ $costs: boolean }>`
  display: grid;
  grid-template-columns: ${({ $costs }) => ($costs ? WITH_COSTS : WITHOUT)};
  gap: var(--s-2);
  align-items: center;
  @media (max-width: 1180px) {
    align-items: end;
    grid-template-columns: ${({ $costs }) => ($costs ? 'repeat(4, minmax(0, 1fr)) minmax(90px, auto) 44px' : 'repeat(2, minmax(0, 1fr)) 44px')};
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > button {
      justify-self: end;
      align-self: center;
    }
  }
`;

/** A cell; where there is no head above it, it says itself what it holds. */
export const Cell = styled(Field)<{ $caption: string }>`
  @media (max-width: 1180px) {
    &::before {
      content: '${({ $caption }) => $caption}';
      font-size: var(--t-xs);
      color: var(--ink-3);
    }
  }
`;

export const Name = styled.div`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  p {
    font-weight: 400;
  }
`;

export const Total = styled.span`
  text-align: right;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  @media (max-width: 900px) {
    align-self: center;
    text-align: left;
  }
`;

export const LotCells = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 260px);
  gap: var(--s-2);
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What the cells hold, above them; said to screen readers by each cell itself. */
export const HeadCells = styled(Cells)`
  padding-bottom: var(--s-2);
  color: var(--ink-3);
  font-size: var(--t-xs);
  & > .end {
    text-align: right;
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;
