import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  & > h3 {
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
`;

/** Several of one piece beside each other. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
`;

/** One piece of the kit below its name in the code. */
export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <h3>{name}</h3>
      {children}
    </Box>
  );
}
