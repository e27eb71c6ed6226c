import { addDays } from '@cuadra/shared/domain';

/** Since when a debt is owed, and when it is to be paid. */
export interface DebtDays {
  owed_since: string;
  /** Null: nobody said. */
  due_on: string | null;
}

/** @param said `due_on` left out: by the client's days of credit */
export function debtDays(
  { owed_since, due_on }: { owed_since: string; due_on: string | null | undefined },
  { credit_days }: { credit_days: number | null },
): DebtDays {
  const agreed = credit_days === null ? null : addDays(owed_since, credit_days);
  return { owed_since, due_on: due_on === undefined ? agreed : due_on };
}

/** What is wrong with them, by their fields. */
export function wrongDays(
  { owed_since, due_on }: DebtDays,
  today: string,
): { owed_since?: 'in-the-future'; due_on?: 'before-the-debt' } {
  return {
    ...(owed_since > today && { owed_since: 'in-the-future' as const }),
    ...(due_on !== null && due_on < owed_since && { due_on: 'before-the-debt' as const }),
  };
}
