import type { ReactNode } from 'react';

/** The narrowest screen that a column is drawn on: a phone, a tablet, or one with room for everything. */
export type ColumnRoom = 'phone' | 'tablet' | 'wide';

/** One column of a table, whether a short or an endless one. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures: right-aligned, tabular. */
  align?: 'start' | 'end';
  /** Any CSS width; what is left goes to those that name none. */
  width?: string;
  /** Left out where there is less; `phone`, which is everywhere, by default. */
  room?: ColumnRoom;
}
