import { useSession } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { tabOfSale, tabsOf } from '../cash-register/tabs/tabs-store.ts';
import { outboxOf } from './outbox-of.ts';

/** Sends what waits while the user is on another screen than Caja; a ticket that is still in its tab gets its number. */
export function SaleSender() {
  const companyId = useSession((session) => session.state?.company?.id);
  useEffect(() => {
    if (!companyId) return;
    const outbox = outboxOf(companyId);
    const stopFollowing = outbox.onSettled((settlement) => {
      if (settlement.kind !== 'sold') return;
      const { tabs, acknowledge } = tabsOf(companyId).getState();
      const tab = tabOfSale(tabs, settlement.id);
      if (tab) acknowledge(tab.number, settlement.ticket);
    });
    const stop = outbox.start();
    return () => {
      stop();
      stopFollowing();
    };
  }, [companyId]);
  return null;
}
