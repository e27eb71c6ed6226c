import type { ApiOutput } from '@cuadra/shared/client';
import type { SessionState } from '@cuadra/shared/contract';
import { SUBSCRIPTION_WARNING_DAYS } from '@cuadra/shared/domain';

/** What the call for alerts would answer, as the session already knows it. */
export function alertOf({
  company,
  subscription,
}: Pick<SessionState, 'company' | 'subscription'>): ApiOutput<'GET /subscriptions/alert_subscriptions'> {
  const remainingDays = subscription?.remaining_days ?? Number.POSITIVE_INFINITY;
  const isDue = company && remainingDays <= SUBSCRIPTION_WARNING_DAYS;
  return { items: isDue ? [{ id: company.id, type: 'warning', remainingDays }] : [], next: null };
}

/** Today is one of the days that are left. */
export function endText(days: number, isTrial: boolean): string {
  const what = isTrial ? 'Tu prueba gratis' : 'La suscripción';
  if (days <= 0) return isTrial ? `${what} terminó.` : `${what} venció.`;
  const ends = isTrial ? 'termina' : 'vence';
  return days === 1 ? `${what} ${ends} hoy.` : `${what} ${ends} en ${days} días, contando hoy.`;
}
