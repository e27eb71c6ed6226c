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

/** One component of the kit below its name in the code. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <h3>{name}</h3>
      {children}
    </Box>
  );
}
