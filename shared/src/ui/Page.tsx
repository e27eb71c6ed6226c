import styled from 'styled-components';
import { PHONE } from './tokens.ts';

/**
 * The inner space of a screen that scrolls as a whole; screens with panes of their own (Caja) do without it. What has an
 * inner space already, as a drawer, sets `--page-space` to 0.
 */
export const Page = styled.div<{ $narrow?: boolean }>`
  padding: var(--page-space, var(--s-5));
  margin-inline: auto;
  max-width: ${({ $narrow }) => ($narrow ? '760px' : '1440px')};
  ${PHONE} {
    padding: var(--page-space, var(--s-4));
  }
`;
