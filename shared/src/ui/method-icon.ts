import type { PaymentMethodKind } from '../contract/index.ts';
import type { IconName } from './icons.ts';

const ICONS: Readonly<Record<PaymentMethodKind, IconName>> = {
  cash: 'cash',
  mobile_payment: 'smartphone',
  card: 'credit-card',
  transfer: 'building',
  zelle: 'message',
  biopago: 'user',
  other: 'wallet',
};

/**
 * The icon of a kind of payment, one wherever a method is told: where it is set up, and where one pays with it.
 *
 * @param kind that of `other` for one that a newer server may tell of
 */
export function methodIcon(kind: string): IconName {
  return Object.hasOwn(ICONS, kind) ? ICONS[kind as PaymentMethodKind] : ICONS.other;
}
