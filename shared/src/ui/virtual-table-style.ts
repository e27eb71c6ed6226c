import styled from 'styled-components';
import { type CellStyle, cellStyle, headStyle } from './table-style.ts';

/** Of fixed columns, so that none moves when other rows come into sight. */
export const Whole = styled.table<{ $stale: boolean }>`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  transition: opacity var(--quick);
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
`;

export const Head = styled.th<CellStyle & { $width: string | undefined }>`
  ${headStyle}
  width: ${({ $width }) => $width ?? 'auto'};
`;

export const Cell = styled.td<CellStyle>`
  ${cellStyle}
  height: var(--row);
  padding-block: 0;
  border-bottom: 1px solid var(--line);
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Line = styled.tr<{ $pressable: boolean }>`
  ${({ $pressable }) => $pressable && 'cursor: pointer;'}
  &:last-child > td {
    border-bottom: 0;
  }
  &:hover > td {
    background: var(--surface-2);
  }
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  padding: var(--s-3);
  color: var(--ink-2);
`;
