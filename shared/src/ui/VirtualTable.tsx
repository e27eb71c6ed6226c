import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SortButton } from './SortButton.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { Bone, RowButton } from './table-style.ts';
import { type RowHeight, useRowHeight } from './use-row-height.ts';
import { useRowWindow } from './use-row-window.ts';
import { Cell, Head, Line, More, Whole } from './virtual-table-style.ts';

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

/** Rows before the end at which the next ones are asked for. */
const NEAR_END = 40;
const SKELETON_ROWS = Array.from({ length: 12 }, (_, index) => index);
const ROW_HEIGHT = { wide: 56, phone: 74 };

/** What a `DataTable` is once it has come. */
export default function VirtualTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, stale = false, hasMore = false, onMore, onRowClick } = props;
  const { loadingMore = false, moreFailed = false, sort, onSort } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const count = rows?.length ?? 0;
  const height = useRowHeight(props.rowHeight ?? ROW_HEIGHT);
  const { indexes, before, after } = useRowWindow(body, count, height);
  const last = indexes.at(-1) ?? 0;
  const wantsMore = hasMore && !loadingMore && !moreFailed && count > 0 && last >= count - NEAR_END;
  useEffect(() => {
    if (wantsMore) onMore?.();
  }, [wantsMore, onMore]);

  return (
    <>
      <Whole
        aria-label={label}
        aria-busy={!rows || stale}
        aria-rowcount={hasMore ? -1 : count + 1}
        $stale={stale}
        style={{ '--row': `${height}px` }}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Head
                key={column.key}
                scope="col"
                $end={column.align === 'end'}
                $room={column.room ?? 'phone'}
                $width={column.width}
                {...(onSort && column.sortBy && { 'aria-sort': ariaSort(column.key, sort) })}
              >
                {onSort && column.sortBy ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  column.header
                )}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {!rows && SKELETON_ROWS.map((index) => <SkeletonRow key={index} columns={columns} index={index} />)}
          {before > 0 && <Gap height={before} />}
          {indexes.map((index) => {
            const row = rows?.[index];
            return (
              row && (
                <Line
                  key={rowKey(row)}
                  aria-rowindex={index + 2}
                  $pressable={Boolean(onRowClick)}
                  onClick={onRowClick && (() => onRowClick(row))}
                >
                  {columns.map(({ key, cell, align, room = 'phone' }, column) => (
                    <Cell key={key} $end={align === 'end'} $room={room}>
                      {onRowClick && column === 0 ? (
                        <RowButton type="button">{cell(row)}</RowButton>
                      ) : (
                        cell(row)
                      )}
                    </Cell>
                  ))}
                </Line>
              )
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </Whole>
      {hasMore && (
        <More>
          {moreFailed && <span role="alert">No pudimos traer los siguientes.</span>}
          <Button size="sm" variant="ghost" loading={loadingMore} onClick={onMore}>
            {moreFailed ? 'Reintentar' : 'Cargar más'}
          </Button>
        </More>
      )}
    </>
  );
}

function ariaSort(key: string, sort: TableSort | undefined): 'ascending' | 'descending' | 'none' {
  if (sort?.key !== key) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}

/** Stands for the rows that are out of sight. One cell: to span columns that a phone hides would bring them back. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}

function SkeletonRow<Row>({ columns, index }: { columns: readonly TableColumn<Row>[]; index: number }) {
  return (
    <tr>
      {columns.map(({ key, align, room = 'phone' }, column) => (
        <Cell key={key} $end={align === 'end'} $room={room}>
          <Bone $end={align === 'end'}>
            <Skeleton width={column === 0 ? `${62 - ((index * 13) % 34)}%` : 64} />
          </Bone>
        </Cell>
      ))}
    </tr>
  );
}
