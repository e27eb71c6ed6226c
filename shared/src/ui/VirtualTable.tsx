import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { HeadRow, SkeletonRows, TableRow } from './table-rows.tsx';
import { FixedWhole, More } from './table-style.ts';
import { type RowHeight, useRowHeight } from './use-row-height.ts';
import { type RowMoves, useRowMoves } from './use-row-moves.ts';
import { useRowWindow } from './use-row-window.ts';

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
  /** Has the keyboard move from row to row, open one and choose some; instead of `onRowClick`. */
  moves?: RowMoves<Row> | undefined;
  /** 56 pixels, and 74 on a phone, by default. */
  rowHeight?: RowHeight;
}

/** Rows before the end at which the next ones are asked for. */
const NEAR_END = 40;
const SKELETON_ROWS = 12;
const NO_ROWS: readonly never[] = [];
const ROW_HEIGHT = { wide: 56, phone: 74 };

/** What a `DataTable` is once it has come. */
export default function VirtualTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, stale = false, hasMore = false, onMore, onRowClick } = props;
  const { loadingMore = false, moreFailed = false, sort, onSort } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const count = rows?.length ?? 0;
  const height = useRowHeight(props.rowHeight ?? ROW_HEIGHT);
  const { indexes, before, after, scrollTo } = useRowWindow(body, count, height);
  const { onKeyDown, lineOf } = useRowMoves({ body, rows: rows ?? NO_ROWS, scrollTo, moves: props.moves });
  const last = indexes.at(-1) ?? 0;
  const wantsMore = hasMore && !loadingMore && !moreFailed && count > 0 && last >= count - NEAR_END;
  useEffect(() => {
    if (wantsMore) onMore?.();
  }, [wantsMore, onMore]);

  return (
    <>
      <FixedWhole
        aria-label={label}
        aria-busy={!rows || stale}
        aria-rowcount={hasMore ? -1 : count + 1}
        $stale={stale}
        style={{ '--row': `${height}px` }}
      >
        <thead>
          <HeadRow columns={columns} fixed sort={sort} onSort={onSort} />
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {!rows && <SkeletonRows columns={columns} fixed count={SKELETON_ROWS} />}
          {before > 0 && <Gap height={before} />}
          {indexes.map((index) => {
            const row = rows?.[index];
            return (
              row && (
                <TableRow
                  key={rowKey(row)}
                  columns={columns}
                  fixed
                  row={row}
                  index={index}
                  onRowClick={onRowClick}
                  line={lineOf(row, index)}
                />
              )
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </FixedWhole>
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

/** Stands for the rows that are out of sight. One cell: to span columns that a phone hides would bring them back. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}
