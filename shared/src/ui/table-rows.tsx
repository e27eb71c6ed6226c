import type { ComponentProps } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { SortButton } from './SortButton.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { Bone, Cell, Head, Line, RowButton } from './table-style.ts';

interface RowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** All rows are as high as `--row`, which a table needs to know that draws only those in sight. */
  fixed?: boolean;
}

interface HeadRowProps<Row> extends RowsProps<Row> {
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort | undefined) => void) | undefined;
}

/** The heads of a table's columns; those that rows can be put in order by are pressable with `onSort`. */
export function HeadRow<Row>({ columns, fixed = false, sort, onSort }: HeadRowProps<Row>) {
  return (
    <tr {...(fixed && { 'aria-rowindex': 1 })}>
      {columns.map((column) => {
        const { key, header, head, align, width, room = 'phone', sortBy } = column;
        const isSortable = onSort && sortBy;
        return (
          <Head
            key={key}
            scope="col"
            $end={align === 'end'}
            $room={room}
            $fixed={fixed}
            style={{ width }}
            {...(isSortable && { 'aria-sort': ariaSort(key, sort) })}
          >
            {isSortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : (head ?? header)}
          </Head>
        );
      })}
    </tr>
  );
}

interface TableRowProps<Row> extends RowsProps<Row> {
  row: Row;
  /** Its place among all rows, of which not all are drawn. */
  index?: number;
  /** Makes it pressable; the first cell then holds a button that does the same for the keyboard. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** What makes it a row that the keyboard moves to. */
  line?: ComponentProps<'tr'> | undefined;
}

/** One thing of a table, with a cell for each column. */
export function TableRow<Row>({ columns, fixed = false, row, index, onRowClick, line }: TableRowProps<Row>) {
  return (
    <Line
      {...line}
      {...(index !== undefined && { 'aria-rowindex': index + 2 })}
      $pressable={Boolean(onRowClick ?? line)}
      $fixed={fixed}
      {...(onRowClick && { onClick: () => onRowClick(row) })}
    >
      {columns.map(({ key, cell, align, room = 'phone' }, column) => (
        <Cell key={key} $end={align === 'end'} $room={room} $fixed={fixed}>
          {onRowClick && column === 0 ? <RowButton type="button">{cell(row)}</RowButton> : cell(row)}
        </Cell>
      ))}
    </Line>
  );
}

/** The shape of rows that are on their way. */
export function SkeletonRows<Row>({ columns, fixed = false, count }: RowsProps<Row> & { count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <tr key={index}>
      {columns.map(({ key, align, room = 'phone' }, column) => (
        <Cell key={key} $end={align === 'end'} $room={room} $fixed={fixed}>
          <Bone $end={align === 'end'}>
            <Skeleton width={column === 0 ? `${60 - ((index * 13) % 30)}%` : 64} />
          </Bone>
        </Cell>
      ))}
    </tr>
  ));
}

function ariaSort(key: string, sort: TableSort | undefined): 'ascending' | 'descending' | 'none' {
  if (sort?.key !== key) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}
