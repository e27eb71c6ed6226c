import styled from 'styled-components';

/** What is wrong with a line, and beside it what mends it. `gold` is to be decided, `danger` cannot be sold. */
export const WarningBar = styled.span<{ $tone: 'gold' | 'danger' }>`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 8px 6px 10px;
  border-radius: var(--r-1);
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone});
  font-size: var(--t-sm);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > span {
    flex: 1;
  }
`;
