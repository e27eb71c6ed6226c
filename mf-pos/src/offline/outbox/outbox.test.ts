/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { ApiError } from '@cuadra/shared/client';
import type { Ticket } from '@cuadra/shared/contract';
import type { WindowMessage, Windows } from '@cuadra/shared/outbox';
import type { SaleBody } from '../../sale/sale-body.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import { emptyTab } from '../../sale/sale-tab.ts';
import type { ClientBody, ClientEntry } from './client-entry.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openClientEntries, openSaleEntries, openSoldEntries } from './outbox-databases.ts';
import type { SaleEntry } from './sale-entry.ts';
import type { SendResult } from './send.ts';

const START = Date.UTC(2026, 10, 20, 16);

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

const CUT = new ApiError('ERROR_NETWORK', 0);
let server: Server;
let device: number;
let companies = 0;
let company: string;
/** Whether the device takes what is written, and how often its browser was told that there is something to keep. */
let isFull: boolean;
let keptTimes: number;
/** Whether the device cannot sign, and how many sales it has numbered. */
let isMute: boolean;
let numbered: number;
/** What reaches all windows of the cash register, and whose turn it is to send. */
let hearing: Set<(message: WindowMessage<SendResult>, from: object) => void>;
let turn: Promise<unknown>;

beforeEach(() => {
  companies += 1;
  isFull = false;
  keptTimes = 0;
  isMute = false;
  numbered = 0;
  company = `company-${companies}`;
  device = START;
  hearing = new Set();
  turn = Promise.resolve();
  server = {
    received: [],
    sold: new Map(),
    failure: undefined,
    rejects: () => undefined,
    knows: new Map(),
    meanwhile: async () => undefined,
  };
});

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
  server.received.push(body);
  await server.meanwhile();
  const known = server.sold.get(body.id);
  if (server.failure && !server.failure.after) throw server.failure.error;
  const rejection = known ? undefined : server.rejects(body);
  if (rejection) throw rejection;
  const ticket = known ?? ({ id: body.id, number: server.sold.size + 1 } as Ticket);
  server.sold.set(body.id, ticket);
  if (server.failure) throw server.failure.error;
  return ticket;
}

async function sendClient(body: ClientBody): Promise<SaleClient> {
  server.received.push(body);
  const { id, name, identification = null } = body;
  if (server.failure && !server.failure.after) throw server.failure.error;
  const rejection = server.rejects(body);
  if (rejection) throw rejection;
  const known = server.knows.get(identification ?? '') ?? id;
  if (identification) server.knows.set(identification, known);
  if (server.failure) throw server.failure.error;
  const blank = { identification_type: null, credit_limit: null, balances: [] };
  return { ...blank, id: known, name: known === id ? name : 'Who was known', identification };
}

/** A window of the cash register, as a visit opens it. */
function openWindow() {
  const counts: number[] = [];
  const results: SendResult[] = [];
  const outbox = createOutbox({
    sales: openSaleEntries(company),
    windows: windows(),
    clients: openClientEntries(company),
    sold: openSoldEntries(company),
    send,
    sendClient,
    numberSale: async () => {
      if (isMute) throw new Error('no WebCrypto');
      numbered += 1;
      return numbered;
    },
    prove: async ({ id }, counter) => ({ device_id: 'till', counter, signature: `${id} by María` }),
    now: () => ({ device, clock: { offset: 0, at: START } }),
    isOurs: () => true,
    report: (count) => counts.push(count),
    tryStorage: async () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
    },
    onStored: () => {
      keptTimes += 1;
    },
  });
  outbox.onResult((result) => results.push(result));
  return { outbox, counts, results };
}

function entry(id: string, change: Partial<SaleEntry> = {}): SaleEntry {
  const body = { id, rate: '860.18', rate_id: null, lines: [], main: 'VES', alternative: 'USD', total: '1' };
  return {
    id,
    body,
    sale: emptyTab(1, true),
    seller: { id: 'maria', name: 'María Rojas', identification: null, identification_type: null },
    ticket: { id, number: 0 } as Ticket,
    stamp: { device, clock: { offset: 0, at: START } },
    state: 'waiting',
    isHandedOver: false,
    tries: 0,
    triedAt: null,
    trouble: null,
    ...change,
  };
}

function newClient(id: string, identification?: string): ClientEntry {
  return {
    id,
    body: { id, name: 'Rosa', identification },
    author: 'María Rojas',
    stamp: { device, clock: { offset: 0, at: START } },
    state: 'waiting',
    tries: 0,
    triedAt: null,
    trouble: null,
    known: null,
  };
}

/** A sale for somebody, its ticket given out already. */
function saleFor(client_id: string, id: string): SaleEntry {
  const sold = entry(id, { isHandedOver: true });
  return { ...sold, body: { ...sold.body, client_id } };
}

const stored = (outbox: Outbox) => outbox.store.getState().entries.map(({ id, state }) => `${id} ${state}`);
const fresh = async (outbox: Outbox) => {
  await outbox.flush();
  await Promise.resolve();
};

test('a sale that is answered is taken out, and its ticket told', async () => {
  const { outbox, results, counts } = openWindow();
  await outbox.add(entry('a'));
  expect(stored(outbox)).toEqual(['a waiting']);
  await fresh(outbox);
  expect(results).toEqual([{ kind: 'sold', id: 'a', ticket: { id: 'a', number: 1 }, wasHandedOver: false }]);
  expect(await openSaleEntries(company).all()).toEqual([]);
  expect(counts[0]).toBe(1);
});

for (const [step, failure, sold] of [
  ['before it is sent', undefined, 0],
  ['after sending and before the server has it', { error: CUT, after: false }, 0],
  ['after the server has it and before the answer', { error: CUT, after: true }, 1],
] as const) {
  test(`the browser is killed ${step}: the next visit sends it, and it is sold once`, async () => {
    const before = openWindow();
    server.failure = failure;
    await before.outbox.add(entry('a'));
    if (failure) await before.outbox.flush();
    expect(server.sold.size).toBe(sold);

    server.failure = undefined;
    const after = openWindow();
    await fresh(after.outbox);
    expect(after.results).toMatchObject([{ kind: 'sold', id: 'a', ticket: { number: 1 } }]);
    expect(server.sold.size).toBe(1);
    expect(await openSaleEntries(company).all()).toEqual([]);
  });
}

test('killed after the answer and before it is noted: it is sent once more and answered with the same ticket', async () => {
  const { outbox } = openWindow();
  const killed = entry('a');
  await outbox.add(killed);
  await fresh(outbox);
  // As if it had never been taken out.
  await openSaleEntries(company).add(killed);
  const after = openWindow();
  await fresh(after.outbox);
  expect(after.results).toMatchObject([{ kind: 'sold', ticket: { number: 1 } }]);
  expect(server.received).toHaveLength(2);
  expect(server.sold.size).toBe(1);
});

test('one that its tab takes up again once it was answered is known as sold, and stays out', async () => {
  const { outbox } = openWindow();
  expect(await outbox.add(entry('a'))).toBeUndefined();
  await outbox.flush();
  const known = await outbox.add(entry('a'));
  expect(known).toMatchObject({ id: 'a', ticket: { number: 1 }, isSeen: false });
  expect(outbox.store.getState().entries).toEqual([]);
  await outbox.flush();
  expect(server.received).toHaveLength(1);
});

test('without a connection it stays, says why and when it was tried, and the rest is not tried', async () => {
  const { outbox, results } = openWindow();
  server.failure = { error: CUT, after: false };
  await outbox.add(entry('a'));
  device += 5;
  await outbox.add(entry('b'));
  await fresh(outbox);
  expect(server.received.map(({ id }) => id)).toEqual(['a']);
  expect(results).toMatchObject([{ kind: 'waiting', id: 'a' }]);
  const [a, b] = await openSaleEntries(company).all();
  expect(a).toMatchObject({ tries: 1, triedAt: device, trouble: { code: 'ERROR_NETWORK' } });
  expect(b).toMatchObject({ tries: 0 });
  expect(outbox.store.getState().isCutOff).toBe(true);
});

test('a server that stumbles over one sale does not keep the others back', async () => {
  const { outbox } = openWindow();
  server.rejects = ({ id }) => (id === 'a' ? new ApiError('ERROR_INTERNAL', 500) : undefined);
  await outbox.add(entry('a'));
  await outbox.add(entry('b'));
  await fresh(outbox);
  expect([...server.sold.keys()]).toEqual(['b']);
});

test('where a customer waits is sent first', async () => {
  const { outbox } = openWindow();
  await outbox.add(entry('old', { isHandedOver: true }));
  device += 1000;
  await outbox.add(entry('new'));
  await fresh(outbox);
  expect(server.received.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('a sale of this moment goes as it is; once the ticket is given out it says when and by whom it was made', async () => {
  const { outbox } = openWindow();
  server.failure = { error: CUT, after: false };
  await outbox.add(entry('a'));
  await fresh(outbox);
  await outbox.handOver('a');
  server.failure = undefined;
  device += 30 * 60_000;
  await fresh(outbox);
  expect(server.received[0]).not.toHaveProperty('sold_at');
  expect(server.received[1]).toMatchObject({ sold_at: new Date(START).toISOString(), seller_id: 'maria' });
});

test('an earlier sale goes with the number that it got when it was charged, signed; one that could not get any goes without', async () => {
  const { outbox } = openWindow();
  await outbox.add(entry('a'));
  isMute = true;
  await outbox.add(entry('b'));
  device += 61_000;
  await fresh(outbox);
  expect(server.received.map(({ proof }) => proof)).toEqual([
    { device_id: 'till', counter: 1, signature: 'a by María' },
    undefined,
  ]);
});

test('a sale whose page was away for longer than a minute is an earlier one, given out or not', async () => {
  const { outbox } = openWindow();
  await outbox.add(entry('a'));
  device += 61_000;
  await fresh(outbox);
  expect(server.received).toMatchObject([{ id: 'a', sold_at: new Date(START).toISOString() }]);
});

test('rejected while the ticket was being given out: it is an earlier sale by then, and sent as one', async () => {
  const { outbox, results } = openWindow();
  server.rejects = ({ sold_at }) => (sold_at ? undefined : new ApiError('ERROR_RATE_CHANGED', 409));
  server.meanwhile = () => outbox.handOver('a');
  await outbox.add(entry('a'));
  await fresh(outbox);
  expect(results).toMatchObject([{ kind: 'sold', id: 'a', wasHandedOver: true }]);
  expect(server.received).toHaveLength(2);
});

test('what is rejected stays until a person decides: again, or out', async () => {
  const { outbox, results } = openWindow();
  server.rejects = () => new ApiError('ERROR_VALIDATION', 400, { fields: { payments: 'not-enough' } });
  await outbox.add(entry('a', { isHandedOver: true }));
  await fresh(outbox);
  await fresh(outbox);
  expect(server.received).toHaveLength(1);
  expect(results).toMatchObject([{ kind: 'rejected', error: { fields: { payments: 'not-enough' } } }]);
  expect(stored(outbox)).toEqual(['a refused']);

  await outbox.sendAgain('a');
  expect(server.received).toHaveLength(2);
  server.rejects = () => undefined;
  await outbox.sendAgain('a');
  expect(server.sold.size).toBe(1);
});

test('what an ended subscription rejected is sent by itself at the next visit; a wrong sum is not', async () => {
  const before = openWindow();
  server.rejects = ({ id }) =>
    id === 'a' ? new ApiError('ERROR_EXPIRED_SUBSCRIPTION', 402) : new ApiError('ERROR_VALIDATION', 400);
  await before.outbox.add(entry('a', { isHandedOver: true }));
  await before.outbox.add(entry('b', { isHandedOver: true }));
  await fresh(before.outbox);
  expect(stored(before.outbox).sort()).toEqual(['a refused', 'b refused']);

  server.rejects = () => undefined;
  const after = openWindow();
  const stop = after.outbox.start();
  await new Promise<void>((resolve) => after.outbox.onResult(() => resolve()));
  await after.outbox.flush();
  stop();
  expect([...server.sold.keys()]).toEqual(['a']);
});

test('while the company is suspended sales wait and are not rejected; once it is not, they go out', async () => {
  const { outbox, results } = openWindow();
  server.rejects = () =>
    new ApiError('ERROR_COMPANY_SUSPENDED', 403, { details: { reason: 'Falta un pago' } });
  await outbox.add(entry('a', { isHandedOver: true }));
  await outbox.add(entry('b', { isHandedOver: true }));
  await fresh(outbox);
  expect(stored(outbox).sort()).toEqual(['a waiting', 'b waiting']);
  expect(results.map(({ kind }) => kind)).not.toContain('rejected');
  // The first answer is everybody's.
  expect(new Set(server.received.map(({ id }) => id))).toEqual(new Set(['a']));

  server.rejects = () => undefined;
  await fresh(outbox);
  expect([...server.sold.keys()].sort()).toEqual(['a', 'b']);
  expect(stored(outbox)).toEqual([]);
});

test('two windows: one sends, both hear of it, and none sends what the other has sent', async () => {
  const one = openWindow();
  const other = openWindow();
  const stops = [one.outbox.start(), other.outbox.start()];
  const told = new Promise<void>((resolve) => other.outbox.onResult(() => resolve()));
  await one.outbox.add(entry('a'));
  await Promise.all([one.outbox.flush(), other.outbox.flush()]);
  await told;
  for (const stop of stops) stop();
  expect(server.received).toHaveLength(1);
  expect(one.results).toMatchObject([{ kind: 'sold', id: 'a' }]);
  expect(other.results).toMatchObject([{ kind: 'sold', id: 'a' }]);
});

test('a window that is killed with a sale in it: the other one sends it', async () => {
  const other = openWindow();
  const stop = other.outbox.start();
  const told = new Promise<void>((resolve) => other.outbox.onResult(() => resolve()));
  // It keeps, and is gone before it sends.
  await openWindow().outbox.add(entry('a'));
  await told;
  stop();
  expect([...server.sold.keys()]).toEqual(['a']);
});

test('a device that is full or keeps nothing says so, and nothing is sent behind its back', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { outbox } = openWindow();
  await expect(outbox.add(entry('a'))).rejects.toThrow('full');
  put.mockRestore();
  expect(outbox.store.getState().storage).toBe('refused');
  await fresh(outbox);
  expect(server.received).toEqual([]);
});

test('what another company has on the device is not sent', async () => {
  const { outbox } = openWindow();
  await outbox.add(entry('a'));
  company = 'another';
  await fresh(openWindow().outbox);
  expect(server.received).toEqual([]);
});

test('a device that is full is known before the first sale, and until it takes one, however often it is read', async () => {
  isFull = true;
  const { outbox } = openWindow();
  const stop = outbox.start();
  const storage = () => outbox.store.getState().storage;
  while (storage() === 'unknown') await fresh(outbox);
  expect(storage()).toBe('refused');
  await outbox.remove('nothing');
  expect(storage()).toBe('refused');
  expect(keptTimes).toBe(0);
  await outbox.add(entry('a'));
  expect(storage()).toBe('ready');
  expect(keptTimes).toBe(1);
  stop();
});

test('a new client goes before the sale that names them, also when the browser was killed in between', async () => {
  const before = openWindow();
  server.failure = { error: CUT, after: false };
  await before.outbox.add(saleFor('rosa', 'a'));
  await before.outbox.addClient(newClient('rosa', '1'));
  await fresh(before.outbox);
  expect(server.received).toMatchObject([{ id: 'rosa', name: 'Rosa' }]);
  expect(before.counts.at(-1)).toBe(2);

  server.failure = undefined;
  const after = openWindow();
  await fresh(after.outbox);
  expect(server.received.slice(1)).toMatchObject([{ id: 'rosa' }, { id: 'a', client_id: 'rosa' }]);
  expect(after.results).toMatchObject([
    { kind: 'client', id: 'rosa', client: { id: 'rosa' } },
    { kind: 'sold', id: 'a' },
  ]);
  expect(await openClientEntries(company).all()).toEqual([]);
});

test('whom the API knew under another id is named by it in every sale, now and at the next visit', async () => {
  server.knows.set('1', 'known');
  const { outbox, results, counts } = openWindow();
  await outbox.addClient(newClient('rosa', '1'));
  await outbox.add(saleFor('rosa', 'a'));
  server.failure = { error: CUT, after: true };
  await fresh(outbox);
  server.failure = undefined;
  await fresh(outbox);
  const next = openWindow();
  await next.outbox.add(saleFor('rosa', 'b'));
  await fresh(next.outbox);

  const sales = server.received.filter(({ name }) => name === undefined);
  expect(sales.map(({ id, client_id }) => [id, client_id])).toEqual([
    ['a', 'known'],
    ['b', 'known'],
  ]);
  expect(results).toContainEqual(
    expect.objectContaining({
      kind: 'client',
      id: 'rosa',
      name: 'Rosa',
      client: expect.objectContaining({ id: 'known' }),
    }),
  );
  // They are not among what waits.
  expect(counts.at(-1)).toBe(0);
  // Longer than a sale is taken for: nothing can name them any more.
  device += 41 * 24 * 60 * 60_000;
  const later = openWindow();
  const stop = later.outbox.start();
  while (
    later.outbox.store.getState().clients.length > 0 ||
    later.outbox.store.getState().storage === 'unknown'
  )
    await fresh(later.outbox);
  stop();
  expect(await openClientEntries(company).all()).toEqual([]);
});

test('a client who is rejected takes their sales with them, and brings them back; no other sale is held', async () => {
  const { outbox, results } = openWindow();
  server.rejects = ({ id }) =>
    id === 'rosa'
      ? new ApiError('ERROR_VALIDATION', 400, { fields: { identification: 'wrong' } })
      : undefined;
  await outbox.addClient(newClient('rosa', '1'));
  await outbox.add(saleFor('rosa', 'a'));
  await outbox.add(saleFor('somebody', 'b'));
  await fresh(outbox);
  expect(results.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'client-rejected rosa',
    'rejected a',
    'sold b',
  ]);
  expect(results[1]).toMatchObject({ error: { status: 400, fields: { client_id: 'client-refused' } } });
  expect(stored(outbox)).toEqual(['a refused']);

  server.rejects = () => undefined;
  await outbox.sendAgain('rosa');
  expect([...server.sold.keys()]).toEqual(['b', 'a']);
  expect(outbox.store.getState().clients).toEqual([]);
});

test('a server that stumbles over a client keeps their sales back and nobody else’s', async () => {
  const { outbox } = openWindow();
  server.rejects = ({ id }) => (id === 'rosa' ? new ApiError('ERROR_INTERNAL', 500) : undefined);
  await outbox.addClient(newClient('rosa'));
  await outbox.add(saleFor('rosa', 'a'));
  await outbox.add(saleFor('somebody', 'b'));
  await fresh(outbox);
  expect([...server.sold.keys()]).toEqual(['b']);
  expect(stored(outbox)).toEqual(['a waiting']);
  server.rejects = () => undefined;
  await fresh(outbox);
  expect([...server.sold.keys()]).toEqual(['b', 'a']);
});
