import styled from 'styled-components';

/** A sheet of paper. `$pad` gives it the kit's inner space. */
export const Card = styled.section<{ $pad?: boolean }>`
  min-width: 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  box-shadow: var(--shadow-1);
  ${({ $pad }) => $pad && 'padding: 18px;'}
`;
