import type { Subscription } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { BILLING_NAMES, days, dollars } from '../basics/names.ts';

/** How a subscription stands, in words. */
export interface Standing {
  /** `12 días gratis`. */
  title: string;
  /** Until when, and what comes then. */
  text: string;
  tone: 'ok' | 'low' | 'over';
}

/** From so many days before the end it is time to pay. */
const LOW = 5;

type Known = Pick<Subscription, 'freeSubscription' | 'isExpired' | 'remaining_days' | 'balance'>;

/** @param until the last day, as a person writes it: `3 de diciembre de 2026` */
export function standingOf(subscription: Known, until: string): Standing {
  const { freeSubscription, isExpired, remaining_days, balance } = subscription;
  if (isExpired) {
    const title = freeSubscription ? 'Tu prueba terminó' : 'Tu suscripción venció';
    return { title, text: `Fue el ${until}. Tus datos siguen completos y a salvo.`, tone: 'over' };
  }
  const tone = remaining_days <= LOW ? 'low' : 'ok';
  if (freeSubscription) {
    return {
      title: `${days(remaining_days)} gratis`,
      text: `Tu prueba llega hasta el ${until}. Lo que pagues antes se suma después.`,
      tone,
    };
  }
  return {
    title: remaining_days === 1 ? '1 día restante' : `${days(remaining_days)} restantes`,
    text: exact(balance).gt(0)
      ? `Tu saldo te alcanza hasta el ${until}.`
      : `Tienes servicio hasta el ${until}. Recarga antes para no parar.`,
    tone,
  };
}

/** `$ 6,00 al mes`. */
export function priceText({ price, billing_type }: Pick<Subscription, 'price' | 'billing_type'>): string {
  return `${dollars(price)} ${BILLING_NAMES[billing_type].each}`;
}
