import styled, { css } from 'styled-components';
import type { ColumnRoom } from './table-column.ts';
import { PHONE } from './tokens.ts';

interface CellStyle {
  $end: boolean;
  $room: ColumnRoom;
  /** In a row as high as `--row`, whatever it holds. */
  $fixed: boolean;
}

/** What heads and cells share. */
const cellStyle = css<CellStyle>`
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

export const Whole = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
`;

/** Of fixed columns, so that none moves when other rows come into sight. */
export const FixedWhole = styled(Whole)<{ $stale: boolean }>`
  table-layout: fixed;
  transition: opacity var(--quick);
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
`;

/** It stays in sight while its table scrolls, below what `--table-top` leaves room for. */
export const Head = styled.th<CellStyle>`
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
  ${({ $fixed }) =>
    !$fixed &&
    css`
      &:first-child {
        border-start-start-radius: var(--r-3);
      }
      &:last-child {
        border-start-end-radius: var(--r-3);
      }
    `}
`;

export const Cell = styled.td<CellStyle>`
  ${cellStyle}
  height: 46px;
  padding-block: 6px;
  border-bottom: 1px solid var(--line);
  ${({ $fixed }) =>
    $fixed &&
    css`
      height: var(--row);
      padding-block: 0;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    `}
`;

export const Line = styled.tr<{ $pressable: boolean; $fixed: boolean }>`
  ${({ $pressable }) => $pressable && 'cursor: pointer;'}
  ${({ $pressable, $fixed }) => ($pressable || $fixed) && '&:hover > td { background: var(--surface-2); }'}
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

/** What stands below a table that goes on. */
export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  padding: var(--s-3);
  color: var(--ink-2);
`;
