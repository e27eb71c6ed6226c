import { lazy, type ReactNode, Suspense } from 'react';
import { loadVirtualTable } from './parts.ts';
import { Table } from './Table.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import type { RowHeight } from './use-row-height.ts';

export interface DataTableProps<Row> {
  /** Its name: «Productos». */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Undefined while the first ones are on their way: their shape is drawn. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What is in sight belongs to the search before. */
  stale?: boolean;
  /** Drawn instead of an empty table. */
  empty?: ReactNode;
  /** There are more rows on the server. */
  hasMore?: boolean;
  loadingMore?: boolean;
  /** The last try at more failed: nothing is asked for by itself any more, and the button stays. */
  moreFailed?: boolean;
  /** Asks for the next page: by itself before the end comes into sight, or by «Cargar más». */
  onMore?: () => void;
  /** Makes rows pressable; the first cell then holds a button that does the same for the keyboard. */
  onRowClick?: (row: Row) => void;
  /** In which order they stand; without it, the server's. The table draws `rows` as they come: who holds them sorts them. */
  sort?: TableSort | undefined;
  /** Makes the heads of columns with `sortBy` pressable: the greatest first, the least first, and the server's order again. */
  onSort?: (sort: TableSort | undefined) => void;
  /** 56 pixels, and 74 on a phone, by default. */
  rowHeight?: RowHeight;
}

const VirtualTable = lazy(loadVirtualTable) as unknown as <Row>(props: DataTableProps<Row>) => ReactNode;

/**
 * A list of any length, read page by page: only the rows in sight are drawn, so that 20,000 cost what 40 do. It scrolls
 * with the page; `--table-top` is the height of what sticks above its head. For a handful of rows there is `Table`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, rows, empty } = props;
  if (rows?.length === 0 && empty) return empty;
  return (
    <Suspense fallback={<Table label={label} columns={columns} rows={[]} rowKey={rowKey} loading />}>
      <VirtualTable {...props} />
    </Suspense>
  );
}
