import type { Payable } from '@cuadra/shared/contract';
import { type DebtAge, exact, formatMoney, plainDay } from '@cuadra/shared/domain';

const AGES: Readonly<Record<DebtAge, string>> = {
  0: 'hasta 7 días',
  8: '8 a 30 días',
  31: '31 a 60 días',
  61: '61 a 90 días',
  91: 'más de 90 días',
};

/** How old a debt is: «8 a 30 días: $ 40,00 · más de 90 días: $ 12,00»; ages of which nothing is owed are left out. */
export function agesText({ ages, currency }: Pick<Payable, 'ages' | 'currency'>): string {
  return ages
    .filter(({ amount }) => exact(amount).gt(0))
    .map(({ age, amount }) => `${AGES[age]}: ${formatMoney(amount, currency)}`)
    .join(' · ');
}

/** When something is to be paid: «Vencido: $ 12,00», or «Se paga hasta el 5/12/2026». */
export function dueText({ overdue, due_on, currency }: Pick<Payable, 'overdue' | 'due_on' | 'currency'>) {
  if (exact(overdue).gt(0)) return { text: `Vencido: ${formatMoney(overdue, currency)}`, isOverdue: true };
  return { text: due_on === null ? 'Sin fecha' : `Hasta el ${plainDay(due_on)}`, isOverdue: false };
}
