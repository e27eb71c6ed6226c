import type { ReactNode } from 'react';
import { LoadMore } from './LoadMore.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { TableColumn } from './table-column.ts';
import { Bone, Cell, Head, Line, RowButton, Whole } from './table-style.ts';

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

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A list of things of one kind, read by rows; its head stays in sight while it scrolls. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, empty, onRowClick } = props;
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <>
      <Whole aria-label={label} aria-busy={loading}>
        <thead>
          <tr>
            {columns.map(({ key, header, align, width, room = 'phone' }) => (
              <Head key={key} scope="col" $end={align === 'end'} $room={room} style={{ width }}>
                {header}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading
            ? SKELETON_ROWS.map((key, index) => <SkeletonRow key={key} columns={columns} index={index} />)
            : rows.map((row) => (
                <Line
                  key={rowKey(row)}
                  $pressable={Boolean(onRowClick)}
                  onClick={onRowClick && (() => onRowClick(row))}
                >
                  {columns.map(({ key, cell, align, room = 'phone' }, index) => (
                    <Cell key={key} $end={align === 'end'} $room={room}>
                      {onRowClick && index === 0 ? (
                        <RowButton type="button">{cell(row)}</RowButton>
                      ) : (
                        cell(row)
                      )}
                    </Cell>
                  ))}
                </Line>
              ))}
        </tbody>
      </Whole>
      {props.hasMore && <LoadMore loading={props.loadingMore ?? false} onMore={props.onMore} />}
    </>
  );
}

function SkeletonRow<Row>({ columns, index }: { columns: readonly TableColumn<Row>[]; index: number }) {
  return (
    <tr>
      {columns.map(({ key, align, room = 'phone' }, column) => (
        <Cell key={key} $end={align === 'end'} $room={room}>
          <Bone $end={align === 'end'}>
            <Skeleton width={column === 0 ? `${60 - ((index * 13) % 30)}%` : 64} />
          </Bone>
        </Cell>
      ))}
    </tr>
  );
}
