import styled from 'styled-components';
import { PHONE } from './tokens.ts';

export const Whole = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
`;

export const Head = styled.th<{ $end: boolean; $wideOnly: boolean }>`
  position: sticky;
  top: 0;
  z-index: 1;
  height: 38px;
  padding: 0 var(--s-3);
  background: var(--surface-2);
  box-shadow: inset 0 -1px var(--line);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  font-size: var(--t-xs);
  font-weight: 600;
  color: var(--ink-3);
  white-space: nowrap;
  &:first-child {
    padding-inline-start: var(--s-4);
    border-start-start-radius: var(--r-3);
  }
  &:last-child {
    padding-inline-end: var(--s-4);
    border-start-end-radius: var(--r-3);
  }
  ${PHONE} {
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }
`;

export const Cell = styled.td<{ $end: boolean; $wideOnly: boolean }>`
  height: 46px;
  padding: 6px var(--s-3);
  border-bottom: 1px solid var(--line);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  &:first-child {
    padding-inline-start: var(--s-4);
  }
  &:last-child {
    padding-inline-end: var(--s-4);
  }
  ${PHONE} {
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }
`;

export const Line = styled.tr<{ $pressable: boolean }>`
  ${({ $pressable }) => $pressable && 'cursor: pointer; &:hover { background: var(--surface-2); }'}
  &:last-child > td {
    border-bottom: 0;
  }
`;

export const RowButton = styled.button`
  border: 0;
  padding: 0;
  background: none;
  text-align: inherit;
`;
