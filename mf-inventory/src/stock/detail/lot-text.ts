import type { ProductLot } from '@cuadra/shared/contract';
import { expiryText } from '../../reorder/to-buy-text.ts';

/** When a lot expires, as «Por vencer» says it; «Sin fecha de vencimiento» of what came in before it had one. */
export function lotExpiryText({
  expires_on,
  days_left,
}: Pick<ProductLot, 'expires_on' | 'days_left'>): string {
  return expires_on === null || days_left === null
    ? 'Sin fecha de vencimiento'
    : expiryText({ expires_on, days_left });
}
