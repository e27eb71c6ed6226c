import styled from 'styled-components';
import { TOUCH } from './tokens.ts';

export const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  /* The first tab's words stand on the edge of what is above and below them. */
  padding: 0 var(--s-1);
  border-bottom: 1px solid var(--line);
`;

export const List = styled.div`
  display: flex;
  gap: 2px;
  min-width: 0;
  /* What stands after the tabs stays in sight however many there are. */
  overflow-x: auto;
  scrollbar-width: none;
  margin-bottom: -1px;
`;

export const Slot = styled.div`
  position: relative;
  flex: none;
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
  font-size: var(--t-sm);
  font-weight: 600;
  color: var(--ink-3);
  white-space: nowrap;
  ${TOUCH} {
    height: 44px;
    ${({ $closable }) => $closable && 'padding-inline-end: 36px;'}
  }
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
  ${TOUCH} {
    inset-inline-end: 0;
    width: 34px;
    height: 44px;
  }
`;

export const Panel = styled.div`
  display: contents;
`;
