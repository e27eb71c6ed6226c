import styled, { css } from 'styled-components';
import type { ColumnRoom } from './table-column.ts';
import { PHONE } from './tokens.ts';

export interface CellStyle {
  $end: boolean;
  $room: ColumnRoom;
}

/** What the cells of every table share. */
export const cellStyle = css<CellStyle>`
  padding-inline: var(--s-3);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  /* What stands there is a figure, which is read as one. */
  ${({ $end }) => $end && 'white-space: nowrap;'}
  &:first-child {
    padding-inline-start: var(--s-4);
  }
  &:last-child {
    padding-inline-end: var(--s-4);
  }
  ${PHONE} {
    ${({ $room }) => $room !== 'phone' && 'display: none;'}
  }
  @media (max-width: 1100px) {
    ${({ $room }) => $room === 'wide' && 'display: none;'}
  }
`;

/** The head stays in sight while its table scrolls, below what `--table-top` leaves room for. */
export const headStyle = css<CellStyle>`
  ${cellStyle}
  position: sticky;
  top: var(--table-top, 0);
  z-index: 1;
  height: 38px;
  background: var(--surface-2);
  box-shadow: inset 0 -1px var(--line);
  font-size: var(--t-xs);
  font-weight: 600;
  color: var(--ink-3);
  white-space: nowrap;
`;

export const Whole = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
`;

export const Head = styled.th<CellStyle>`
  ${headStyle}
  &:first-child {
    border-start-start-radius: var(--r-3);
  }
  &:last-child {
    border-start-end-radius: var(--r-3);
  }
`;

export const Cell = styled.td<CellStyle>`
  ${cellStyle}
  height: 46px;
  padding-block: 6px;
  border-bottom: 1px solid var(--line);
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
  max-width: 100%;
`;

/** Where the shape of what is coming stands in its cell. */
export const Bone = styled.div<{ $end: boolean }>`
  display: grid;
  justify-items: ${({ $end }) => ($end ? 'end' : 'start')};
`;
