import { useQueryClient } from '@cuadra/shared/client';
import { useEffect } from 'react';
import { useTillStore } from '../till.ts';
import { sendSale } from './send-sale.ts';

/**
 * Sends again what was on its way when the page went (a reload, a power cut, an ended session), and what the network
 * kept from an answer once it is back: the same sales with the same ids, so that none is sold twice.
 */
export function useResume(): void {
  const store = useTillStore();
  const cache = useQueryClient();
  useEffect(() => {
    const resume = () => {
      for (const { number, charge } of store.getState().tabs) {
        if (charge) void sendSale({ store, number, body: charge.body, cache });
      }
    };
    resume();
    globalThis.addEventListener('online', resume);
    return () => globalThis.removeEventListener('online', resume);
  }, [store, cache]);
}
