import { useCallCache } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { outboxOf } from '../../offline/outbox/outbox-of.ts';
import { tabsOf } from '../../tabs/sale-tabs-store.ts';
import { driveOutbox } from './drive-outbox.ts';
import { keepContact } from './keep-contact.ts';
import { restoreCharges } from './restore-charges.ts';
import { noteTicketsSeen, restoreTickets } from './restore-tickets.ts';
import { tellRestored, tellResult } from './result-toasts.ts';

/**
 * Sends what waits, on whatever screen the user is, and has the device speak with the API. In Caja it also takes up what was on its way when the page went, and
 * tells the cashier what came of it.
 */
export function OutboxDriver({ inRegister = false }: { inRegister?: boolean }) {
  const companyId = useSession((session) => session.state?.company?.id);
  const userId = useSession((session) => session.state?.user?.id);
  const cache = useCallCache();
  useEffect(() => {
    if (!companyId) return;
    const context = { tabs: tabsOf(companyId), outbox: outboxOf(companyId), cache };
    if (!inRegister) return driveOutbox(context);
    const { tabs, outbox } = context;
    const stops = [driveOutbox(context, tellResult), noteTicketsSeen(tabs, outbox.sold)];
    restoreTickets(tabs, outbox.sold).then(tellRestored, () => undefined);
    stops.push(restoreCharges(context));
    return () => {
      for (const stop of stops) stop();
    };
  }, [companyId, cache, inRegister]);
  useEffect(() => {
    if (!companyId || !userId) return;
    return keepContact(companyId, outboxOf(companyId));
  }, [companyId, userId]);
  return null;
}
