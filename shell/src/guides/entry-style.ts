import styled from 'styled-components';

export const EntryList = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-4);
`;

export const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  width: 100%;
  min-height: 64px;
  padding: var(--s-3);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
  text-align: start;
  color: var(--ink-3);
  font-size: var(--t-sm);
  transition:
    border-color var(--quick),
    background var(--quick);
  &:hover {
    border-color: var(--line-strong);
    background: var(--surface-2);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  background: var(--brand-soft);
  color: var(--brand-ink);
`;

export const EntryText = styled.span`
  display: grid;
  gap: 1px;
  flex: 1;
  min-width: 0;
  b {
    font-size: var(--t-md);
    font-weight: 600;
    color: var(--ink);
  }
  small {
    font-size: var(--t-sm);
  }
`;
