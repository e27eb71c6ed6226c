import {
  createSendingLoop,
  type DeviceStore,
  isPassing,
  toStoredError,
  type Windows,
} from '@cuadra/shared/outbox';
import type { StoredJson } from '@cuadra/shared/state';
import { createStore, type StoreApi } from 'zustand';
import { type ClientEntry, isForgotten, isForItsClient, unsentClients } from './client-entry.ts';
import type { SaleEntry } from './sale-entry.ts';
import type { SaleResult, Sending, SendResult } from './send.ts';
import type { SoldEntry } from './sold-entry.ts';

export interface OutboxState {
  /** In the order in which they were made. */
  entries: readonly SaleEntry[];
  /** Whom somebody wrote down on this device, until the API knows them. */
  clients: readonly ClientEntry[];
  /** `refused`: the device stores nothing, by its settings or because it is full. */
  storage: 'unknown' | 'ready' | 'refused';
  /** The last try got no answer: the next one may not either. */
  isCutOff: boolean;
  /** The company has revoked this device: what is sold without a connection is marked (docs/decisions/0026). */
  isRevoked: boolean;
}

/** The sales of a company that are charged and not acknowledged (docs/decisions/0008). */
export interface Outbox {
  store: StoreApi<OutboxState>;
  /**
   * Writes a sale down, to be sent from then on. It is on the disk when this resolves.
   *
   * @returns its ticket where it is sold already: a tab that comes up again takes up what it had on its way
   * @throws where the device does not store it
   */
  add: (entry: SaleEntry) => Promise<SoldEntry | undefined>;
  /** Sends a sale that the device could not store; its tab holds it until there is an answer. It never rejects. */
  sendUnstored: (entry: SaleEntry) => Promise<SaleResult>;
  /**
   * Writes a new client down, to be sent from then on and before the sales that name them. As `add`.
   *
   * @throws where the device does not store them
   */
  addClient: (entry: ClientEntry) => Promise<void>;
  /** Sends what waits, now. */
  flush: () => Promise<void>;
  /** Notes that the ticket is given out without a number. @returns undefined when the sale is settled already */
  handOver: (id: string) => Promise<SaleEntry | undefined>;
  /** Has a rejected sale sent again, with its client; or a rejected client, with their sales. */
  sendAgain: (id: string) => Promise<void>;
  /** Takes a sale out that was not sold. */
  remove: (id: string) => Promise<void>;
  /** Forgets a client who is not to be made. */
  removeClient: (id: string) => Promise<void>;
  /** Sales that were acknowledged, and whose ticket a power cut may have taken from the screen. */
  sold: DeviceStore<SoldEntry>;
  /** Takes down what the API says of this device. */
  noteRevoked: (isRevoked: boolean) => void;
  /** Follows what comes of sales, in whichever window they are sent. @returns stops following */
  onResult: (listener: (result: SendResult) => void) => () => void;
  /** Begins to send by itself: now, when the connection is back, and again after a failure. @returns stops it */
  start: () => () => void;
}

/** Of what nobody knows yet whether it was done. */
const OPEN: ReadonlySet<SendResult['kind']> = new Set(['waiting', 'client-waiting', 'unstored']);

/** What sends comes once there is something to be sent: Caja is looked at before. */
const loadSending = () => import('./send.ts');

export function createOutbox(
  parts: Omit<Sending, 'onResult'> & {
    windows: Windows<SendResult>;
    /** Told how many sales and clients are still to be sent, whenever that changes. */
    report: (count: number) => void;
    /** Rejects where the device would not store a sale. */
    tryStorage?: () => Promise<void>;
    /** The device's number for a sale that is charged; rejects where it cannot sign. */
    numberSale?: () => Promise<number>;
    /** Whether this device is known to be revoked, also where it cannot ask. */
    revoked?: StoredJson<boolean>;
    /** A sale is stored: the browser should not throw it away by itself. */
    onStored?: () => void;
  },
): Outbox {
  const { sales, clients, windows, report, revoked } = parts;
  const store = createStore<OutboxState>()(() => ({
    entries: [],
    clients: [],
    storage: 'unknown',
    isCutOff: false,
    isRevoked: revoked?.read() ?? false,
  }));
  revoked?.follow((isRevoked = false) => store.setState({ isRevoked }));
  const listeners = new Set<(result: SendResult) => void>();
  /** A full device is read like any other: only writing tells. */
  let isFull = false;

  async function read(): Promise<void> {
    try {
      const [entries, written] = await Promise.all([sales.all(), clients.all()]);
      store.setState({ entries, clients: written, storage: isFull ? 'refused' : 'ready' });
      report(entries.length + unsentClients(written).length);
    } catch {
      store.setState({ storage: 'refused' });
    }
  }

  async function changed(): Promise<void> {
    windows.tell({ kind: 'changed' });
    await read();
  }

  function tell(result: SendResult): void {
    const hasAnswer = !('error' in result) || result.error.status !== 0;
    // A server that fails is given time as one that is away.
    if (!OPEN.has(result.kind)) loop.noteAnswer();
    store.setState({ isCutOff: !hasAnswer });
    for (const listener of [...listeners]) listener(result);
  }

  const sending: Sending = {
    ...parts,
    onResult: (result) => {
      windows.tell(result);
      tell(result);
      void read();
    },
  };

  async function revive(): Promise<void> {
    await parts.tryStorage?.().catch(() => {
      isFull = true;
    });
    await read();
    const now = store.getState();
    const isOver = (entry: SaleEntry | ClientEntry) => entry.state === 'refused' && isPassing(entry.trouble);
    for (const { id } of now.entries.filter(isOver)) await sales.change(id, waiting);
    for (const { id } of now.clients.filter(isOver)) await clients.change(id, waiting);
    const forgotten = now.clients.filter((client) => isForgotten(client, parts.now().device));
    for (const { id } of forgotten) await clients.remove(id);
    if (forgotten.length > 0) await read();
  }

  const loop = createSendingLoop<SendResult>({
    windows,
    sendAll: () =>
      loadSending().then(
        ({ sendAll }) => sendAll(sending),
        // Without what sends nothing goes out: it is asked for again with the next try.
        () => true,
      ),
    begin: revive,
    hear: tell,
    read,
  });

  async function write<E>(into: Pick<DeviceStore<E>, 'add'>, entry: E): Promise<void> {
    try {
      await into.add(entry);
    } catch (error) {
      isFull = true;
      store.setState({ storage: 'refused' });
      throw error;
    }
    isFull = false;
    parts.onStored?.();
    await changed();
  }

  return {
    store,
    sold: parts.sold,
    noteRevoked: (isRevoked) => {
      revoked?.write(isRevoked || undefined);
      store.setState({ isRevoked });
    },
    flush: loop.flush,
    add: async (entry) => {
      const counter = await parts.numberSale?.().catch(() => undefined);
      await write(sales, counter === undefined ? entry : { ...entry, counter });
      // Looked for afterwards: its ticket is stored before it is taken out, so that none slips through in between. Left in,
      // it would be taken for a sale on its way at the next start, and its ticket come up over the newest.
      const known = (await parts.sold.all().catch(() => [])).find(({ id }) => id === entry.id);
      if (!known) return undefined;
      await sales.remove(entry.id);
      await changed();
      return known;
    },
    sendUnstored: (entry) =>
      loadSending().then(
        ({ sendUnstored }) => sendUnstored(entry, store.getState().clients, parts),
        (error: unknown) => ({ kind: 'unstored', id: entry.id, error: toStoredError(error) }),
      ),
    addClient: (entry) => write(clients, entry),
    handOver: async (id) => {
      const entry = await sales.change(id, (current) => ({ ...current, isHandedOver: true }));
      await changed();
      return entry;
    },
    sendAgain: async (id) => {
      const { entries } = store.getState();
      const buyer = entries.find((entry) => entry.id === id)?.body.client_id ?? id;
      await clients.change(buyer, waiting);
      const named = entries.filter(
        ({ body, trouble }) => body.client_id === buyer && isForItsClient(trouble?.fields ?? {}),
      );
      for (const one of new Set([id, ...named.map((entry) => entry.id)])) await sales.change(one, waiting);
      await changed();
      await loop.flush();
    },
    remove: async (id) => {
      await sales.remove(id);
      await changed();
    },
    removeClient: async (id) => {
      await clients.remove(id);
      await changed();
    },
    onResult: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: loop.start,
  };
}

/** Back in the line; who is known already stays so. */
function waiting<E extends SaleEntry | ClientEntry>(entry: E): E {
  return entry.state === 'known' ? entry : { ...entry, state: 'waiting' };
}
