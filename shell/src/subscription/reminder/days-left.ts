import type { SessionState } from '@cuadra/shared/contract';
import { TERM_DAYS, TRIAL_DAYS } from '@cuadra/shared/domain';

type Subscription = NonNullable<SessionState['subscription']>;

/** How much of the term is left, 0 to 1; a term that was prolonged counts as whole. */
export function shareLeft({
  freeSubscription,
  billing_type,
  remaining_days,
}: Pick<Subscription, 'freeSubscription' | 'billing_type' | 'remaining_days'>): number {
  const days = freeSubscription ? TRIAL_DAYS : TERM_DAYS[billing_type];
  return Math.min(Math.max(remaining_days / days, 0), 1);
}

/** `12 días gratis`, `1 día restante`, and the tooltip of spec §1. */
export function daysLeftText({
  freeSubscription,
  remaining_days,
}: Pick<Subscription, 'freeSubscription' | 'remaining_days'>): { title: string; hint: string } {
  const days = `${remaining_days} ${remaining_days === 1 ? 'día' : 'días'}`;
  return freeSubscription
    ? { title: `${days} gratis`, hint: `Disfruta de estos ${remaining_days} día(s) gratis` }
    : {
        title: `${days} ${remaining_days === 1 ? 'restante' : 'restantes'}`,
        hint: 'Te quedan estos días para usar',
      };
}
