import { Icon } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  display: flex;
  gap: 10px;
  align-items: start;
  padding: 10px 12px;
  border-radius: var(--r-2);
  background: var(--danger-soft);
  color: var(--danger);
  svg {
    margin-top: 1px;
  }
`;

/** What went wrong with a form as a whole, and what to do about it; read out when it comes. */
export function Trouble({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <Icon name="error" />
      <span>{children}</span>
    </Box>
  );
}
