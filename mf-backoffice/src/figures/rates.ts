import type { FigureMonth } from '@cuadra/shared/contract';
import { exact, formatPercent, round } from '@cuadra/shared/domain';

type Cohort = Pick<FigureMonth, 'registered' | 'paid' | 'paid_in_trial' | 'undecided'>;

/** A part of a whole, `66,7 %`; a dash where there is no whole. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '—';
  const percent = round(exact(part).times(100).div(whole), 1);
  return formatPercent(percent.toFixed(), percent.isInteger() ? 0 : 1);
}

/** Who registered and will not pay any more, as far as one can say. */
export function leftCount({ registered, paid, undecided }: Cohort): number {
  return registered - paid - undecided;
}

/** How many of those who registered have paid; who is in the trial still counts neither way. */
export function conversionText({ registered, paid, undecided }: Cohort): string {
  return shareText(paid, registered - undecided);
}

/** How many of the companies that were paying did not renew. */
export function churnText({
  churned,
  paying_before,
}: Pick<FigureMonth, 'churned' | 'paying_before'>): string {
  return shareText(churned, paying_before);
}

/** What became of all who registered in some months. */
export function allOf(months: readonly Cohort[]): Cohort {
  const total = (field: keyof Cohort) => months.reduce((count, month) => count + month[field], 0);
  return {
    registered: total('registered'),
    paid: total('paid'),
    paid_in_trial: total('paid_in_trial'),
    undecided: total('undecided'),
  };
}

/** Whether there was anybody in these months. */
export function isAnybodyIn(months: readonly FigureMonth[]): boolean {
  return months.some(
    ({ trial, paying, expired, suspended, registered, approved, charged }) =>
      trial + paying + expired + suspended + registered > 0 ||
      Number(approved) !== 0 ||
      Number(charged) !== 0,
  );
}
