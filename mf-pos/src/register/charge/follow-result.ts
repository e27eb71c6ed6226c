import { errorText } from '@cuadra/shared/client';
import { type StoredError, toApiError } from '@cuadra/shared/outbox';
import type { SaleEntry } from '../../offline/outbox/sale-entry.ts';
import type { SendResult } from '../../offline/outbox/send.ts';
import { tabOfSale } from '../../tabs/sale-tabs-store.ts';
import type { ChargeContext } from './charge-context.ts';
import { reopenSale } from './reopen-sale.ts';

/** What becomes of the tab when its sale is sold, rejected, or without an answer. */
export async function followResult(context: ChargeContext, result: SendResult): Promise<void> {
  const { tabs, outbox, cache } = context;
  const { id } = result;
  const tab = tabOfSale(tabs.getState().tabs, id);
  const isCharging = tab?.charge?.body.id === id;
  switch (result.kind) {
    case 'sold':
      tabs.getState().stopSending(id);
      if (tab) tabs.getState().acknowledge(tab.number, result.ticket);
      // What the till has for the next change, once nobody waits for it any more.
      await cache.refresh('GET /products', 'GET /cash_sessions/current');
      return;
    case 'rejected': {
      // The tab is opened again before anything is waited for: it must not look as if nobody knew.
      const reopened = tab && isCharging ? reopenSale(context, tab, toApiError(result.error)) : undefined;
      tabs.getState().stopSending(id);
      if (!reopened) return;
      await outbox.remove(id).catch(() => undefined);
      await reopened;
      return;
    }
    case 'unstored':
      leaveOpen(context, id, unstoredText(result.error));
      return;
    case 'waiting':
      // A browser that knows of no connection has nothing to wait for.
      if (isCharging && !navigator.onLine) await handOver(context, id);
  }
}

/** Gives the ticket out without a number, where the sale is still on its way; a sale on credit waits for its answer. */
export async function handOver(context: ChargeContext, id: string): Promise<void> {
  const { tabs, outbox } = context;
  const tab = tabs.getState().tabs.find(({ charge }) => charge?.body.id === id);
  if (!tab?.charge) return;
  const stored = outbox.store.getState().entries.find((entry) => entry.id === id);
  // Rejected, and the page went before the tab was told.
  if (stored?.state === 'refused' && stored.trouble) {
    await followResult(context, { kind: 'rejected', id, error: stored.trouble });
    return;
  }
  if (tab.charge.body.type === 'credit') {
    leaveOpen(context, id, waitingText(stored?.trouble));
    return;
  }
  let entry: SaleEntry | undefined;
  try {
    entry = await outbox.handOver(id);
  } catch {
    // It is stored, and the device has no room left to note that it is handed over: it is not.
    leaveOpen(context, id, waitingText(stored?.trouble));
    return;
  }
  // Settled at this very moment: the answer is in the tab already.
  if (!entry) return;
  tabs.getState().stopSending(id);
  tabs.getState().acknowledge(tab.number, entry.ticket);
}

/** Leaves the sale in its tab, to be sent again from there. */
function leaveOpen({ tabs }: ChargeContext, id: string, text: string): void {
  const tab = tabOfSale(tabs.getState().tabs, id);
  tabs.getState().stopSending(id);
  if (tab) tabs.getState().setNotice(tab.number, { kind: 'open', text });
}

function waitingText(error: StoredError | null | undefined): string {
  const why = error ? errorText(toApiError(error)) : 'El servidor tarda en responder.';
  return `${why} La venta quedó guardada: al reintentar no se cobra dos veces.`;
}

function unstoredText(error: StoredError): string {
  return `${errorText(toApiError(error))} Este equipo no puede guardar ventas (su almacenamiento está lleno o bloqueado): no cierres esta página y reintenta. No se cobra dos veces.`;
}
