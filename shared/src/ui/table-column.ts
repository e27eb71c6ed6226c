import type { ReactNode } from 'react';

/** The narrowest screen that a column is drawn on: a phone, a tablet, or one with room for everything. */
export type ColumnRoom = 'phone' | 'tablet' | 'wide';

/** Figures and words each have their order; what is none stands last, whichever way the rows go. */
export type SortValue = number | string | null;

/** In which order the rows of a table stand. */
export interface TableSort {
  /** Of the column. */
  key: string;
  isDescending: boolean;
}

/** One column of a table, whether a short or an endless one. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  key: string;
  header: string;
  /** Drawn instead of the words of its head: a box that selects all. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for figures: right-aligned, tabular. */
  align?: 'start' | 'end';
  /** Any CSS width; what is left goes to those that name none. */
  width?: string;
  /** What rows can be put in order by. The head of a column without it is no button. */
  sortBy?: (row: Row) => SortValue;
  /** Left out where there is less; `phone`, which is everywhere, by default. */
  room?: ColumnRoom;
}
