import { notify } from '@cuadra/shared/state';
import { useEffect } from 'react';
import type { Settlement } from '../../outbox/send-all.ts';
import { chargeSale, followSettlement } from './charge-sale.ts';
import { entryOf } from './entry-of.ts';
import { useChargingTill } from './use-charge.ts';

/**
 * Has the outbox send while Caja is open, and the tabs follow what comes of it. What was on its way when the page went (a
 * reload, a power cut, an ended session) is sent again: the same sales with the same ids, so that none is sold twice.
 */
export function OutboxSending() {
  const till = useChargingTill();
  useEffect(() => {
    const { store, outbox, cache } = till;
    const stopFollowing = outbox.onSettled((settlement) => {
      tellRefusal(
        settlement,
        store.getState().tabs.some(({ charge }) => charge?.body.id === settlement.id),
      );
      void followSettlement(till, settlement);
    });
    const stop = outbox.start();
    for (const tab of store.getState().tabs) {
      const entry = entryOf(tab, cache);
      if (entry) void chargeSale(till, tab.number, entry);
    }
    return () => {
      stop();
      stopFollowing();
    };
  }, [till]);
  return null;
}

/** A customer who waits is told at her payment; for one who has gone, the cashier must know. */
function tellRefusal({ kind }: Settlement, isWaiting: boolean): void {
  if (kind === 'refused' && !isWaiting)
    notify.error('Una venta por enviar fue rechazada. Ábrela en «Por enviar» y decide qué hacer.');
}
