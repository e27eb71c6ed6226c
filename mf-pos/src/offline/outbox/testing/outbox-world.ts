import 'fake-indexeddb/auto';
import { ApiError } from '@cuadra/shared/client';
import type { Ticket } from '@cuadra/shared/contract';
import type { WindowMessage, Windows } from '@cuadra/shared/outbox';
import type { SaleBody } from '../../../sale/sale-body.ts';
import type { SaleClient } from '../../../sale/sale-client.ts';
import { emptyTab } from '../../../sale/sale-tab.ts';
import type { ClientBody, ClientEntry } from '../client-entry.ts';
import { createOutbox, type Outbox } from '../outbox.ts';
import { openClientEntries, openSaleEntries, openSoldEntries } from '../outbox-databases.ts';
import type { SaleEntry } from '../sale-entry.ts';
import type { SendResult } from '../send.ts';

export const START = Date.UTC(2026, 10, 20, 16);

/** What the API got, and what it does with the next one; a sale that it has made it answers again. */
interface Server {
  received: {
    id: string;
    client_id?: string | null;
    name?: string;
    sold_at?: string;
    seller_id?: string;
    proof?: object;
  }[];
  sold: Map<string, Ticket>;
  /** Fails with this instead of answering, before or after it has sold. */
  failure: { error: ApiError; after: boolean } | undefined;
  rejects: (body: { id: string; sold_at?: string }) => ApiError | undefined;
  /** Whom it knows, by the number of the cédula. */
  knows: Map<string, string>;
  /** Done before it answers. */
  meanwhile: () => Promise<unknown>;
}

/** What fails when the connection is cut. */
export const CUT = new ApiError('ERROR_NETWORK', 0);

/** What a test's cash register lives in: the API, the device, and what its windows tell each other. */
export const world = {
  server: emptyServer(),
  /** The device's clock, milliseconds. */
  device: START,
  company: '',
  /** Whether the device takes what is written, and how often its browser was told that there is something to keep. */
  isFull: false,
  keptTimes: 0,
  /** Whether the device cannot sign, and how many sales it has numbered. */
  isMute: false,
  numbered: 0,
};

let companies = 0;
/** What reaches all windows of the cash register, and whose turn it is to send. */
let hearing: Set<(message: WindowMessage<SendResult>, from: object) => void>;
let turn: Promise<unknown>;

beforeEach(() => {
  companies += 1;
  hearing = new Set();
  turn = Promise.resolve();
  Object.assign(world, {
    server: emptyServer(),
    device: START,
    company: `company-${companies}`,
    isFull: false,
    keptTimes: 0,
    isMute: false,
    numbered: 0,
  });
});

function emptyServer(): Server {
  return {
    received: [],
    sold: new Map(),
    failure: undefined,
    rejects: () => undefined,
    knows: new Map(),
    meanwhile: async () => undefined,
  };
}

function windows(): Windows<SendResult> {
  const own = {};
  return {
    tell: (message) => {
      for (const hear of hearing) hear(structuredClone(message), own);
    },
    listen: (listener) => {
      const hear = (message: WindowMessage<SendResult>, from: object) => {
        if (from !== own) listener(message);
      };
      hearing.add(hear);
      return () => hearing.delete(hear);
    },
    alone: (task) => {
      const mine = turn.then(task);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

async function send(body: SaleBody & { sold_at?: string }): Promise<Ticket> {
  world.server.received.push(body);
  await world.server.meanwhile();
  const known = world.server.sold.get(body.id);
  if (world.server.failure && !world.server.failure.after) throw world.server.failure.error;
  const rejection = known ? undefined : world.server.rejects(body);
  if (rejection) throw rejection;
  const ticket = known ?? ({ id: body.id, number: world.server.sold.size + 1 } as Ticket);
  world.server.sold.set(body.id, ticket);
  if (world.server.failure) throw world.server.failure.error;
  return ticket;
}

async function sendClient(body: ClientBody): Promise<SaleClient> {
  world.server.received.push(body);
  const { id, name, identification = null } = body;
  if (world.server.failure && !world.server.failure.after) throw world.server.failure.error;
  const rejection = world.server.rejects(body);
  if (rejection) throw rejection;
  const known = world.server.knows.get(identification ?? '') ?? id;
  if (identification) world.server.knows.set(identification, known);
  if (world.server.failure) throw world.server.failure.error;
  const blank = { identification_type: null, credit_limit: null, balances: [] };
  return { ...blank, id: known, name: known === id ? name : 'Who was known', identification };
}

/** A window of the cash register, as a visit opens it. */
export function openWindow() {
  const counts: number[] = [];
  const results: SendResult[] = [];
  const outbox = createOutbox({
    sales: openSaleEntries(world.company),
    windows: windows(),
    clients: openClientEntries(world.company),
    sold: openSoldEntries(world.company),
    send,
    sendClient,
    numberSale: async () => {
      if (world.isMute) throw new Error('no WebCrypto');
      world.numbered += 1;
      return world.numbered;
    },
    prove: async ({ id }, counter) => ({ device_id: 'till', counter, signature: `${id} by María` }),
    now: () => ({ device: world.device, clock: { offset: 0, at: START } }),
    isOurs: () => true,
    report: (count) => counts.push(count),
    tryStorage: async () => {
      if (world.isFull) throw new DOMException('full', 'QuotaExceededError');
    },
    onStored: () => {
      world.keptTimes += 1;
    },
  });
  outbox.onResult((result) => results.push(result));
  return { outbox, counts, results };
}

/** A sale that waits. */
export function entry(id: string, change: Partial<SaleEntry> = {}): SaleEntry {
  const body = { id, rate: '860.18', rate_id: null, lines: [], main: 'VES', alternative: 'USD', total: '1' };
  return {
    id,
    body,
    sale: emptyTab(1, true),
    seller: { id: 'maria', name: 'María Rojas', identification: null, identification_type: null },
    ticket: { id, number: 0 } as Ticket,
    stamp: { device: world.device, clock: { offset: 0, at: START } },
    state: 'waiting',
    isHandedOver: false,
    tries: 0,
    triedAt: null,
    trouble: null,
    ...change,
  };
}

/** A client who waits. */
export function newClient(id: string, identification?: string): ClientEntry {
  return {
    id,
    body: { id, name: 'Rosa', identification },
    author: 'María Rojas',
    stamp: { device: world.device, clock: { offset: 0, at: START } },
    state: 'waiting',
    tries: 0,
    triedAt: null,
    trouble: null,
    known: null,
  };
}

/** A sale for somebody, its ticket given out already. */
export function saleFor(client_id: string, id: string): SaleEntry {
  const sold = entry(id, { isHandedOver: true });
  return { ...sold, body: { ...sold.body, client_id } };
}

/** What waits, with its state. */
export const stored = (outbox: Outbox) =>
  outbox.store.getState().entries.map(({ id, state }) => `${id} ${state}`);
/** Sends what waits, and lets everybody hear of it. */
export const fresh = async (outbox: Outbox) => {
  await outbox.flush();
  await Promise.resolve();
};
