import type { Quote } from '@cuadra/shared/contract';
import { moneyTexts, type StoreMoney } from '../frame/price.tsx';

type QuotedCoupon = NonNullable<Quote['coupon']>;

/** Why a coupon takes nothing off, in words that say what to do; undefined where it does. */
export function couponText(
  { problem, min_order, min_order_alternative }: QuotedCoupon,
  store: StoreMoney,
): string | undefined {
  switch (problem) {
    case null:
      return undefined;
    case 'unknown':
      return 'Ese cupón no existe. Revisa cómo está escrito.';
    case 'not-yet':
      return 'Ese cupón todavía no vale.';
    case 'ended':
      return 'Ese cupón ya venció.';
    case 'used-up':
      return 'Ese cupón ya se agotó.';
    case 'under-minimum': {
      const least = { main: min_order ?? '0', alternative: min_order_alternative ?? '0' };
      return `Ese cupón vale desde ${moneyTexts(least, store).join(' / ')} en productos.`;
    }
  }
}

/** Why it cannot be used in this order: what the cart could not know yet, or what has come to pass since. */
export function refusedCouponText(reason: string): string {
  if (reason === 'used') return 'Ya usaste ese cupón con este teléfono. Quítalo para seguir.';
  if (reason === 'not-first')
    return 'Ese cupón es para el primer pedido, y ya pediste con este teléfono. Quítalo para seguir.';
  return 'Ese cupón ya no vale. Mira el nuevo total y pulsa otra vez si estás de acuerdo.';
}
