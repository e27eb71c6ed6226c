import { Stack } from '@cuadra/shared/ui';
import styled from 'styled-components';

export const Body = styled(Stack)`
  padding-top: var(--s-3);
`;

/** A product by its name, and what is done with it. */
export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  min-height: 44px;
  padding-block: 2px;
  border-bottom: 1px solid var(--line);
  b {
    flex: none;
    min-width: 24px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button span {
    flex: none;
  }
`;

export const Placed = styled.ol`
  max-height: 40vh;
  overflow: auto;
`;

export const Found = styled.ul`
  min-height: 0;
`;
