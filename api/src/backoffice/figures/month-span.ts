import { addMonths, companyDay } from '@cuadra/shared/domain';
import { currentTime } from '../../clock/clock.ts';

/** The first days of the first and of the last month that figures are of. */
export interface MonthSpan {
  from: string;
  to: string;
}

/** Months that are shown where nobody says which, the running one included. */
const MONTHS = 12;

/** @param query months as `2026-11`; the last twelve where none are named */
export function monthSpan({ from, to }: { from?: string | undefined; to?: string | undefined }): MonthSpan {
  const last = `${to ?? companyDay(currentTime()).slice(0, 7)}-01`;
  return { from: from === undefined ? addMonths(last, 1 - MONTHS) : `${from}-01`, to: last };
}
