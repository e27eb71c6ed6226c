import type { OrderSummary } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { useEffect, useRef } from 'react';
import { orderTitle, totalText } from '../order-text.ts';
import { showNotice } from './browser-notice.ts';
import { orderSound, ring } from './order-sound.ts';

/**
 * Tells of orders that come in while the page is open: says them, and rings where the device does.
 *
 * @param pending the new ones, undefined until they were read
 */
export function useNewOrders(pending: readonly OrderSummary[] | undefined): void {
  // Numbers only grow, so that the highest that was seen tells a new order from one that a later page brought.
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (!pending) return;
    const before = seen.current;
    seen.current = Math.max(before ?? 0, ...pending.map(({ number }) => number));
    if (before === undefined) return;
    const arrived = pending.filter(({ number }) => number > before);
    for (const order of arrived) {
      notify.info(`${orderTitle(order)} de ${order.buyer_name}: ${totalText(order)}.`);
      showNotice(`${orderTitle(order)} de ${order.buyer_name}`, totalText(order));
    }
    if (arrived.length > 0 && orderSound.read() !== false) ring();
  }, [pending]);
}
