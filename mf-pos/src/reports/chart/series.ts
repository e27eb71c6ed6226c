import { type ShownMoney, shownMoney, type TwoCurrencies } from '@cuadra/shared/domain';

/** One line of figures of a chart. */
export interface Series<Row> {
  label: string;
  /** A CSS colour: `var(--brand)`. */
  color: string;
  money: (row: Row) => ShownMoney;
}

/** What each row comes to in all. */
export function totalSeries<Row extends { total: string; total_alternative: string }>(
  label: string,
  color: string,
  pair: TwoCurrencies,
): Series<Row> {
  return {
    label,
    color,
    money: ({ total, total_alternative }) => shownMoney(total, total_alternative, pair),
  };
}
