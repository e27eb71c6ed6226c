import { formatTicketNumber, searchable } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { isForItsClient } from '../../outbox/client-entry.ts';
import type { Settlement } from '../../outbox/send-all.ts';
import type { SoldEntry } from '../../outbox/sold-entry.ts';
import { clientIdentification } from '../client/sale-client.ts';
import { adoptSold, noteTicketsSeen } from './adopt-sold.ts';
import { adoptKept, chargeSale, followSettlement } from './charge-sale.ts';
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
      tellKnown(settlement);
      void followSettlement(till, settlement);
    });
    // Once, when the list is read: later on another window may know more than its tabs have told here.
    const adopt = () => adoptKept(till, outbox.store.getState().entries);
    if (outbox.store.getState().storage !== 'unknown') adopt();
    const stopAdopting = outbox.store.subscribe((now, before) => {
      if (before.storage === 'unknown' && now.storage !== 'unknown') adopt();
    });
    adoptSold(store, outbox.sold).then(tellSold, () => undefined);
    const stopNoting = noteTicketsSeen(store, outbox.sold);
    const stop = outbox.start();
    for (const tab of store.getState().tabs) {
      const entry = entryOf(tab, cache);
      if (entry) void chargeSale(till, tab.number, entry);
    }
    return () => {
      stop();
      stopFollowing();
      stopNoting();
      stopAdopting();
    };
  }, [till]);
  return null;
}

/** A ticket that comes up by itself says why. */
function tellSold(shown: readonly SoldEntry[]): void {
  for (const { ticket } of shown)
    notify.info(
      `La venta N.º ${formatTicketNumber(ticket.number)} se cobró antes del corte: este es su ticket.`,
    );
}

/** A cédula that was written down here was somebody else's name: who is asked for his name should know. */
function tellKnown(settlement: Settlement): void {
  if (settlement.kind === 'client-refused')
    notify.error('Un cliente nuevo fue rechazado. Ábrelo en «Por enviar» y decide qué hacer.');
  if (settlement.kind !== 'client') return;
  const { client, typed } = settlement;
  if (searchable(client.name) !== searchable(typed))
    notify.info(`${clientIdentification(client) ?? typed} ya estaba registrado como ${client.name}.`);
}

/** A customer who waits is told at her payment; for one who has gone, the cashier must know. */
function tellRefusal(settlement: Settlement, isWaiting: boolean): void {
  // With its client it was told a moment ago.
  const isTold = settlement.kind === 'refused' && isForItsClient(settlement.trouble.fields);
  if (settlement.kind === 'refused' && !isWaiting && !isTold)
    notify.error('Una venta por enviar fue rechazada. Ábrela en «Por enviar» y decide qué hacer.');
}
