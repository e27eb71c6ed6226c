import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
  li + li {
    border-top: 1px solid var(--line);
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  min-height: 52px;
  padding: 4px var(--s-1) 4px 14px;
  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  /* A mark stands where the buttons of the others end. */
  & > span:last-child:not(:first-child) {
    margin-inline-end: 10px;
  }
`;

/** A field and, at its height, what it does. */
export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  align-items: start;
  & > :first-child {
    flex: 1 1 200px;
  }
`;

/** Beside a field with a label above it. */
export const Beside = styled.div`
  display: flex;
  gap: var(--s-2);
  padding-top: 26px;
`;

export const Inline = styled(Form)`
  padding: var(--s-2) var(--s-2) var(--s-2) 10px;
`;
