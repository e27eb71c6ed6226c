import type { ShownMoney } from '@cuadra/shared/domain';

/** One line of figures of a chart. */
export interface Series<Row> {
  label: string;
  /** A CSS colour: `var(--brand)`. */
  color: string;
  money: (row: Row) => ShownMoney;
}

/** A place of the chart with a bar for each series. */
export interface ChartPoint {
  key: string;
  /** Below the bars: `20 nov`. */
  label: string;
  /** In full: `vie 20 nov`. */
  name: string;
  amounts: readonly ShownMoney[];
}
