import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** What the keyboard does with the rows of a table. */
export interface RowMoves<Row> {
  /** By Enter, and by a press on a row beside what can be pressed in it. */
  onOpen: (row: Row) => void;
  /** By Space. */
  onToggle: (row: Row) => void;
  /** By Shift and the arrows: all from where it began to where it is. */
  onExtend: (rows: readonly Row[]) => void;
  isSelected: (row: Row) => boolean;
  /** A row that somebody looked for, to be brought into sight and given the focus: once for each object. */
  sought?: { index: number } | undefined;
}

interface Moved<Row> {
  body: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  scrollTo: (index: number) => void;
  moves: RowMoves<Row> | undefined;
}

/** Rows that Page Up and Page Down pass. */
const PAGE = 10;
const PRESSABLE = 'a, button, input, label';

/** One row at a time takes part in the order of Tab; arrows move from there, through rows that are not drawn, too. */
export function useRowMoves<Row>({ body, rows, scrollTo, moves }: Moved<Row>) {
  const [active, setActive] = useState(0);
  /** The row that gets the focus once it is drawn. */
  const wanted = useRef<number>(undefined);
  /** Where the range that Shift extends began. */
  const anchor = useRef<number>(undefined);
  const sought = moves?.sought;
  const scroll = useRef(scrollTo);
  useEffect(() => {
    scroll.current = scrollTo;
  });
  useEffect(() => {
    if (!sought) return;
    wanted.current = sought.index;
    setActive(sought.index);
    scroll.current(sought.index);
  }, [sought]);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${wanted.current + 2}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  });
  if (!moves) return { onKeyDown: undefined, lineOf: () => undefined };

  const current = Math.min(active, Math.max(rows.length - 1, 0));
  const moveTo = (index: number, isExtending: boolean) => {
    const to = Math.min(Math.max(index, 0), rows.length - 1);
    if (isExtending) {
      anchor.current ??= current;
      moves.onExtend(rows.slice(Math.min(anchor.current, to), Math.max(anchor.current, to) + 1));
    } else anchor.current = undefined;
    wanted.current = to;
    setActive(to);
    scrollTo(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[current];
    // What stands in a row has keys of its own.
    if (!row || !(event.target instanceof HTMLTableRowElement) || event.altKey || event.metaKey) return;
    const to = targetOf(event, current, rows.length);
    if (to !== undefined) moveTo(to, event.shiftKey);
    else if (event.key === 'Enter') moves.onOpen(row);
    else if (event.key === ' ') {
      anchor.current = undefined;
      moves.onToggle(row);
    } else return;
    event.preventDefault();
  };
  const lineOf = (row: Row, index: number): ComponentProps<'tr'> => ({
    tabIndex: index === current ? 0 : -1,
    'aria-selected': moves.isSelected(row),
    onFocus: () => setActive(index),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest(PRESSABLE)) return;
      moves.onOpen(row);
    },
  });
  return { onKeyDown, lineOf };
}

function targetOf({ key }: KeyboardEvent, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + PAGE;
    case 'PageUp':
      return from - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
