import styled from 'styled-components';

/** Rows of a form, one below the other. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FormRowItem = styled.li`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-3) 0;
  border-top: 1px solid var(--line);
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

/** What a row is about, and its buttons at the end. */
export const RowHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2);
  align-items: start;
`;

export const RowName = styled.div`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  p {
    font-weight: 400;
  }
`;
