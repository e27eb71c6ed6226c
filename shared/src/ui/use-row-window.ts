import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

export interface RowWindow {
  /** Indexes of the rows to draw. */
  indexes: number[];
  /** Pixels of the rows above and below them. */
  before: number;
  after: number;
  /** Brings a row into sight that may not be drawn. */
  scrollTo: (index: number) => void;
}

/** Rows drawn beyond the edges of the screen, so that a quick scroll meets no white. */
const OVERSCAN = 12;
/** Pixels above the rows that a toolbar and the head may cover. */
const COVERED = 120;

/**
 * Draws only the rows in sight: a list of 20,000 costs what one of 40 does.
 *
 * @param body what holds the rows
 * @param count of rows there are so far
 * @param height of every row, pixels
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, height: number): RowWindow {
  const [place, setPlace] = useState<{ scroller: HTMLElement; margin: number }>();

  useLayoutEffect(() => {
    const scroller = body.current && closestScroller(body.current);
    if (!body.current || !scroller) return;
    const margin = body.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setPlace({ scroller, margin: margin + scroller.scrollTop });
  }, [body]);

  const rows = useVirtualizer({
    count,
    getScrollElement: () => place?.scroller ?? null,
    estimateSize: () => height,
    scrollMargin: place?.margin ?? 0,
    overscan: OVERSCAN,
    scrollPaddingStart: COVERED,
  });
  const scrollTo = useCallback((index: number) => rows.scrollToIndex(index), [rows]);
  // What was worked out with the height before is forgotten only when told.
  useEffect(() => {
    if (height > 0) rows.measure();
  }, [rows, height]);
  const items = rows.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    scrollTo,
    indexes: items.map(({ index }) => index),
    before: first ? first.index * height : 0,
    after: (count - (last ? last.index + 1 : 0)) * height,
  };
}

function closestScroller(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.documentElement;
}
