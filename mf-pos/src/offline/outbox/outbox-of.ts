import { api } from '@cuadra/shared/client';
import { only, reportUnsent, storedJson, useSession } from '@cuadra/shared/state';
import { toSaleClient } from '../../sale/sale-client.ts';
import { latestClock } from './clock.ts';
import { askToPersist, tryStorage } from './device-storage.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openClientEntries, openSaleEntries, openSoldEntries } from './outbox-databases.ts';
import { openWindows } from './windows.ts';

/** The module's name, as remote.ts has it. */
const REMOTE = 'mf_pos';

/** What remembers clients comes with the first that is sent; one that is not remembered is only not found offline. */
const loadKnown = () => import('../answers/known-clients.ts').catch(() => undefined);

/** What signs is fetched with what a charge needs. */
const loadDevice = () => import('../device/device.ts');

const outboxes = new Map<string, Outbox>();

let isAsked = false;

/** Once a visit, when there is something to lose: a browser may ask its user, and she then knows what for. */
function askOnce(): void {
  if (!isAsked) void askToPersist();
  isAsked = true;
}

const isTrue = (value: unknown): value is boolean => value === true;

/** The outbox of a company; the same one for the same company as long as the page lives. */
export function outboxOf(companyId: string): Outbox {
  const known = outboxes.get(companyId);
  if (known) return known;
  // A session that was lost leaves its state in sight until somebody logs in, maybe of another company.
  const isOurs = () => {
    const { token, isLost, state } = useSession.getState();
    return token !== null && !isLost && state?.company?.id === companyId;
  };
  const outbox = createOutbox({
    sales: openSaleEntries(companyId),
    windows: openWindows(`cuadra.outbox.${companyId}`),
    clients: openClientEntries(companyId),
    sold: openSoldEntries(companyId),
    send: (body) => api('POST /sales/create', { body }),
    numberSale: async () => (await loadDevice()).numberSale(companyId),
    prove: async (body, counter) => (await loadDevice()).proveSale(companyId, body, counter),
    sendClient: async (body) => {
      const client = toSaleClient(await api('POST /clients/create', { body: { ...body, take_known: true } }));
      (await loadKnown())?.rememberClients(companyId, [client], body.id);
      return client;
    },
    now: () => ({ device: Date.now(), clock: latestClock() }),
    isOurs,
    report: (count) => reportUnsent(companyId, REMOTE, count),
    tryStorage,
    revoked: storedJson(`cuadra.device-revoked.${companyId}`, only(isTrue)),
    onStored: askOnce,
  });
  outboxes.set(companyId, outbox);
  useSession.subscribe((now, before) => {
    if (before.isLost && !now.isLost && isOurs()) void outbox.flush();
  });
  return outbox;
}
