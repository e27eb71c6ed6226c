import { findHeader } from '../find-header.ts';
import type { ImportKind } from '../import-kind.ts';
import type { BookSheet } from './read-book.ts';

/** Rows in which a header is looked for. */
const HEAD = 30;

/**
 * What names the columns of a sheet, and the row it ends on, counted from 0. A cell over several columns names each of
 * them; where one reaches down, «Precio» over «USD» and «Bs.», both rows are the header: «Precio USD», «Precio Bs.».
 */
export function bookHeader(
  kind: ImportKind,
  { rows, merges }: BookSheet,
): { header: string[]; last: number } {
  const first = findHeader(kind, rows.slice(0, HEAD));
  const isDouble = merges.some(({ startRow, endRow }) => startRow === first && endRow > first);
  const last = isDouble ? first + 1 : first;
  const textAt = (row: number, column: number): string => {
    const merge = merges.find(
      ({ startRow, endRow, startCol, endCol }) =>
        startRow <= row && row <= endRow && startCol <= column && column <= endCol,
    );
    return rows[merge?.startRow ?? row]?.[merge?.startCol ?? column] ?? '';
  };
  const header = (rows[first] ?? []).map((_, column) =>
    [...new Set([textAt(first, column), textAt(last, column)])].filter(Boolean).join(' '),
  );
  return { header, last };
}
