import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Skeleton } from './Skeleton.tsx';
import { PHONE } from './tokens.ts';

export interface TableColumn<Row> {
  /** Unique in the table. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures: right-aligned, tabular. */
  align?: 'start' | 'end';
  /** Any CSS width. */
  width?: string;
  /** Left out on a phone. */
  wideOnly?: boolean;
}

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

const Whole = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
`;

const Head = styled.th<{ $end: boolean; $wideOnly: boolean }>`
  position: sticky;
  top: 0;
  z-index: 1;
  height: 38px;
  padding: 0 var(--s-3);
  background: var(--surface-2);
  box-shadow: inset 0 -1px var(--line);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  font-size: var(--t-xs);
  font-weight: 600;
  color: var(--ink-3);
  white-space: nowrap;
  &:first-child {
    padding-inline-start: var(--s-4);
    border-start-start-radius: var(--r-3);
  }
  &:last-child {
    padding-inline-end: var(--s-4);
    border-start-end-radius: var(--r-3);
  }
  ${PHONE} {
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }
`;

const Cell = styled.td<{ $end: boolean; $wideOnly: boolean }>`
  height: 46px;
  padding: 6px var(--s-3);
  border-bottom: 1px solid var(--line);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  &:first-child {
    padding-inline-start: var(--s-4);
  }
  &:last-child {
    padding-inline-end: var(--s-4);
  }
  ${PHONE} {
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }
`;

const Line = styled.tr<{ $pressable: boolean }>`
  ${({ $pressable }) => $pressable && 'cursor: pointer; &:hover { background: var(--surface-2); }'}
  &:last-child > td {
    border-bottom: 0;
  }
`;

const RowButton = styled.button`
  border: 0;
  padding: 0;
  background: none;
  text-align: inherit;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--s-3);
`;

/** A list of things of one kind, read by rows; its head stays in sight while it scrolls. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, empty, onRowClick } = props;
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <>
      <Whole aria-label={label} aria-busy={loading}>
        <thead>
          <tr>
            {columns.map(({ key, header, align, width, wideOnly = false }) => (
              <Head key={key} scope="col" $end={align === 'end'} $wideOnly={wideOnly} style={{ width }}>
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
                  {columns.map(({ key, cell, align, wideOnly = false }, index) => (
                    <Cell key={key} $end={align === 'end'} $wideOnly={wideOnly}>
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
      {columns.map(({ key, align, wideOnly = false }, column) => (
        <Cell key={key} $end={align === 'end'} $wideOnly={wideOnly}>
          <Skeleton width={column === 0 ? `${60 - ((index * 13) % 30)}%` : 64} />
        </Cell>
      ))}
    </tr>
  );
}

/** How far ahead of the end of the list the next rows are asked for. */
const AHEAD = '600px';

function LoadMore({ loading, onMore }: { loading: boolean; onMore: (() => void) | undefined }) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (loading || !end.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more.current?.();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [loading]);
  return (
    <More ref={end}>
      <Button size="sm" variant="ghost" loading={loading} onClick={onMore}>
        Cargar más
      </Button>
    </More>
  );
}
