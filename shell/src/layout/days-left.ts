import type { SessionState } from '@cuadra/shared/contract';

type Subscription = NonNullable<SessionState['subscription']>;

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
