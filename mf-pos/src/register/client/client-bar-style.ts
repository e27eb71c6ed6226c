import styled from 'styled-components';

/** Who buys, to be pressed for another one. */
export const Press = styled.button`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: 10px;
  flex: 1;
  min-width: 0;
  padding: 6px var(--s-4);
  border: 0;
  background: none;
  text-align: start;
  color: var(--ink-2);
  font-weight: 500;
  &:hover:not(:disabled) {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > kbd {
    margin-inline-start: auto;
  }
`;
