import { rangeBefore, rangeText, type TwoCurrencies } from '@cuadra/shared/domain';
import type { Compared } from './rows/changes.ts';
import type { ViewProps } from './view-props.ts';

/** How a report on days names them, and what it holds its figures against. */
export interface Dated extends Compared {
  /** `del 1 al 15 nov`. */
  days: string;
  /** A file's name, with its days: `ventas-2026-11-01-2026-11-15`. */
  file: (name: string) => string;
}

/** @param report as it has come; it may be in other currencies than the company uses since */
export function dated(
  { range, today, pair }: Pick<ViewProps<never>, 'range' | 'today' | 'pair'>,
  report: TwoCurrencies | undefined,
): Dated {
  return {
    pair: report ?? pair,
    before: rangeBefore(range),
    isOnlyToday: range.from === today,
    days: rangeText(range),
    file: (name) => `${name}-${range.from}-${range.to}`,
  };
}
