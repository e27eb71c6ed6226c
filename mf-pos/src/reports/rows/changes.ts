import {
  type Amounts,
  type DayRange,
  percentChange,
  spanBefore,
  steadyAmount,
  type TwoCurrencies,
} from '@cuadra/shared/domain';
import type { StatProps } from '@cuadra/shared/ui';

/** What a figure is held against: the range before, as `rangeBefore` gives it. */
export interface Compared {
  pair: TwoCurrencies;
  before: DayRange;
  /** The range ends today: a day that has only begun says nothing against a whole one. */
  isOnlyToday: boolean;
}

/** How an amount has changed, for `Stat`. */
export function changeOf(
  now: Amounts,
  then: Amounts,
  { pair, before, isOnlyToday }: Compared,
): Pick<StatProps, 'change' | 'note'> {
  const amount = steadyAmount(now, pair);
  return amount === null
    ? {}
    : changeOfNumber(amount, steadyAmount(then, pair) ?? '0', { before, isOnlyToday });
}

/** The same of a count. */
export function changeOfNumber(
  now: string,
  then: string,
  { before, isOnlyToday }: Pick<Compared, 'before' | 'isOnlyToday'>,
): Pick<StatProps, 'change' | 'note'> {
  if (isOnlyToday) return {};
  const percent = percentChange(now, then);
  return percent === null
    ? { note: `Nada ${spanBefore(before, 'los ')}` }
    : { change: { percent, against: spanBefore(before) } };
}
