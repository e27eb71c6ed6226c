import { api } from '@cuadra/shared/client';
import {
  askOnceToPersist,
  isOurSession,
  latestClock,
  onSessionBack,
  openWindows,
  tryStorage,
} from '@cuadra/shared/outbox';
import { only, reportUnsent, storedJson } from '@cuadra/shared/state';
import { toSaleClient } from '../../sale/sale-client.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openClientEntries, openSaleEntries, openSoldEntries } from './outbox-databases.ts';

/** The module's name, as remote.ts has it. */
const REMOTE = 'mf_pos';

/** What remembers clients comes with the first that is sent; one that is not remembered is only not found offline. */
const loadKnown = () => import('../answers/known-clients.ts').catch(() => undefined);

/** What signs is fetched with what a charge needs. */
const loadDevice = () => import('../device/device.ts');

const outboxes = new Map<string, Outbox>();

const isTrue = (value: unknown): value is boolean => value === true;

/** The outbox of a company; the same one for the same company as long as the page lives. */
export function outboxOf(companyId: string): Outbox {
  const known = outboxes.get(companyId);
  if (known) return known;
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
    isOurs: () => isOurSession(companyId),
    report: (count) => reportUnsent(companyId, REMOTE, count),
    tryStorage,
    revoked: storedJson(`cuadra.device-revoked.${companyId}`, only(isTrue)),
    onStored: askOnceToPersist,
  });
  outboxes.set(companyId, outbox);
  onSessionBack(companyId, () => void outbox.flush());
  return outbox;
}
