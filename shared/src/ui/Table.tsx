import type { ReactNode } from 'react';
import { LoadMore } from './LoadMore.tsx';
import type { TableColumn } from './table-column.ts';
import { HeadRow, SkeletonRows, TableRow } from './table-rows.tsx';
import { Whole } from './table-style.ts';

export interface TableProps<Row> {
  /** Its name: «Productos». */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first rows are on their way: draws the shape of some. */
  loading?: boolean;
  /** Drawn instead of an empty table. */
  empty?: ReactNode;
  /** There are more rows; `onMore` asks for them, by «Cargar más» or when the end comes into sight. */
  hasMore?: boolean;
  loadingMore?: boolean;
  onMore?: () => void;
  /** Makes rows pressable; the first cell then holds a button that does the same for the keyboard. */
  onRowClick?: (row: Row) => void;
}

const SKELETON_ROWS = 8;

/** A list of things of one kind, read by rows; its head stays in sight while it scrolls. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, empty, onRowClick } = props;
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <>
      <Whole aria-label={label} aria-busy={loading}>
        <thead>
          <HeadRow columns={columns} />
        </thead>
        <tbody>
          {loading ? (
            <SkeletonRows columns={columns} count={SKELETON_ROWS} />
          ) : (
            rows.map((row) => (
              <TableRow key={rowKey(row)} columns={columns} row={row} onRowClick={onRowClick} />
            ))
          )}
        </tbody>
      </Whole>
      {props.hasMore && <LoadMore loading={props.loadingMore ?? false} onMore={props.onMore} />}
    </>
  );
}
