import type { FigureMonth } from '@cuadra/shared/contract';
import type { Database } from '../../database/connect.ts';
import type { MonthSpan } from './month-span.ts';
import { readCohorts } from './read-cohorts.ts';
import { readIncome } from './read-income.ts';
import { readStates } from './read-states.ts';

/** The figures of each month, the earliest first. Each part has all months of the span, in their order. */
export async function readMonths(backoffice: Database, span: MonthSpan): Promise<FigureMonth[]> {
  const [states, income, cohorts] = await Promise.all([
    readStates(backoffice, span),
    readIncome(backoffice, span),
    readCohorts(backoffice, span),
  ]);
  const cohortOf = new Map(cohorts.map((one) => [one.month, one]));
  const incomeOf = new Map(income.map((one) => [one.month, one]));
  return states.flatMap((state) => {
    const [cohort, money] = [cohortOf.get(state.month), incomeOf.get(state.month)];
    return cohort && money ? [{ ...state, ...money, ...cohort }] : [];
  });
}
