import styled from 'styled-components';

/** A part of the list of what waits on the device. */
export const Card = styled.li`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  p {
    margin: 0;
  }
  small {
    color: var(--ink-3);
    font-size: var(--t-sm);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-3);
  font-variant-numeric: tabular-nums;
  b {
    font-size: var(--t-lg);
  }
`;
