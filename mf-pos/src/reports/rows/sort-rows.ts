import type { SortValue, TableColumn, TableSort } from '@cuadra/shared/ui';

const words = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/**
 * Rows in the order of a column; those that are equal keep theirs, and what has no value stands last whichever way the
 * others go.
 *
 * @param sort undefined, or of a column that is not there: as they came
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !sortBy) return rows;
  const groupBy = sort.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((a, b) => compare(a.value, b.value, groupBy))
    .map(({ row }) => row);
}

function compare(a: SortValue, b: SortValue, groupBy: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return groupBy * (a - b);
  return groupBy * words.compare(String(a), String(b));
}
