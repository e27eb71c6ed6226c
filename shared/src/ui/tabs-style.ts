import styled from 'styled-components';

export const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  /* The first tab's words stand on the edge of what is above and below them. */
  padding: 0 var(--s-1);
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
`;

export const List = styled.div`
  display: flex;
  gap: 2px;
`;

export const Slot = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

export const Handle = styled.button<{ $closable: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 42px;
  border: 0;
  background: none;
  padding: 0 ${({ $closable }) => ($closable ? '30px' : '12px')} 0 12px;
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  font-size: var(--t-sm);
  font-weight: 600;
  color: var(--ink-3);
  white-space: nowrap;
  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'] {
    color: var(--ink);
    border-bottom-color: var(--brand);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Cross = styled.button`
  position: absolute;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--ink-3);
  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }
`;

export const Panel = styled.div`
  display: contents;
`;
