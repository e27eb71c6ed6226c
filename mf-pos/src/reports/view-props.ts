import type { DayRange, TwoCurrencies } from '@cuadra/shared/domain';
import type { ReactNode } from 'react';

/** What every report is drawn from. */
export interface ViewProps<W extends string> {
  groupBy: W;
  range: DayRange;
  today: string;
  /** The currencies of the company, until the report says its own. */
  pair: TwoCurrencies;
  /** By what it is grouped. */
  controls: ReactNode;
}

/** Of debts: without a range, all that is owed, whenever it was sold. */
export type DebtViewProps<W extends string> = Omit<ViewProps<W>, 'range' | 'today'> & {
  range: DayRange | undefined;
};
