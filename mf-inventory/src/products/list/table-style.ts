import { PHONE } from '@cuadra/shared/ui';
import styled, { css } from 'styled-components';
import type { ColumnRoom } from './columns.tsx';

interface CellStyle {
  $end: boolean;
  $room: ColumnRoom;
}

const cell = css<CellStyle>`
  padding: 0 var(--s-3);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
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

/** Of fixed columns, so that none moves when other rows come into sight. */
export const Whole = styled.table<{ $stale: boolean }>`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  transition: opacity var(--quick);
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
`;

/** Stays in sight below the toolbar. */
export const Head = styled.th<CellStyle & { $width: string | undefined }>`
  ${cell}
  position: sticky;
  top: var(--toolbar, 0);
  z-index: 1;
  width: ${({ $width }) => $width ?? 'auto'};
  height: 38px;
  background: var(--surface-2);
  box-shadow: inset 0 -1px var(--line);
  font-size: var(--t-xs);
  font-weight: 600;
  color: var(--ink-3);
`;

export const Cell = styled.td<CellStyle>`
  ${cell}
  height: var(--row);
  border-bottom: 1px solid var(--line);
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Line = styled.tr`
  &:last-child > td {
    border-bottom: 0;
  }
  &:hover > td {
    background: var(--surface-2);
  }
`;

export const Bone = styled.div<{ $end: boolean }>`
  display: grid;
  justify-items: ${({ $end }) => ($end ? 'end' : 'start')};
`;
