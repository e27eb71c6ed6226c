import styled from 'styled-components';

/** Rows of a form, one below the other. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const RowItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  padding: var(--s-2) 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
`;

/** What a row is about, and its buttons at the end. */
export const RowHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2);
  align-items: center;
  overflow-wrap: anywhere;
`;
