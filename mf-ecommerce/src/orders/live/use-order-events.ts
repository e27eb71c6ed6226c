import { useCallCache } from '@cuadra/shared/client';
import { alone } from '@cuadra/shared/outbox';
import { useSession } from '@cuadra/shared/state';
import { useEffect, useState } from 'react';
import { followOrders } from './order-events.ts';

/**
 * Has orders read again as soon as the API says that they changed. Of the tabs of a browser on one company one listens and
 * tells the others: a browser holds six connections to a server, and all else goes over them.
 *
 * @returns whether this tab listens; one that does not looks by itself, too
 */
export function useOrderEvents(): boolean {
  const cache = useCallCache();
  const companyId = useSession(({ state }) => state?.company?.id ?? '');
  const [isListening, setListening] = useState(false);
  useEffect(() => {
    const name = `cuadra.order-events.${companyId}`;
    const leaving = new AbortController();
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
    const readAgain = () => void cache.refresh('GET /store/orders', 'GET /store/orders/{id}');
    channel?.addEventListener('message', readAgain);
    const onChange = () => {
      readAgain();
      channel?.postMessage('changed');
    };
    void alone(name, () => followOrders({ onChange, onState: setListening }, leaving.signal));
    return () => {
      leaving.abort();
      channel?.close();
      setListening(false);
    };
  }, [cache, companyId]);
  return isListening;
}
