/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import { http } from '@cuadra/shared/client';
import type { ListedProduct } from '@cuadra/shared/contract';
import { openDB } from '@cuadra/shared/outbox';
import { IDBFactory } from 'fake-indexeddb';
import { product } from '../../testing/samples.ts';
import { Catalogue } from './catalogue.ts';

// jsdom has none, and IndexedDB copies by it.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));

const PAGE = 2;
let server: Server;
/** The server's products, and which have changed since the device asked last. */
let products: ListedProduct[];
let changed: ListedProduct[];
let asked: string[];
let sold: { product_ids: string[]; day: string; front_ids: string[] };
let isAway: boolean;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.end();
    if (isAway) return request.socket.destroy();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    asked.push(
      `${pathname.replace('/api/v1', '')}?${[...searchParams.keys()].filter((key) => key !== 'limit').join()}`,
    );
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify(answer(pathname, searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  http.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  http.defaults.timeout = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  // jsdom says of itself that a server is away.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.indexedDB = new IDBFactory();
  products = ['Arroz', 'Café', 'Harina', 'Leche', 'Queso'].map((name, index) =>
    product({ id: `p-${index}`, name, barcodes: [`759${index}`] }),
  );
  changed = [];
  asked = [];
  sold = { product_ids: [], day: '2026-11-20', front_ids: [] };
  isAway = false;
});

function answer(path: string, query: URLSearchParams): object {
  if (path.endsWith('/categories')) return { items: [], next: null };
  if (path.endsWith('/measures')) return { items: [{ id: 'kilo', name: 'Kilo', unit: 'kg' }], next: null };
  if (path.endsWith('/most_sold')) return sold;
  const as_of = new Date().toISOString();
  if (query.has('updated_since')) return { items: changed, next: null, as_of };
  const search = query.get('search');
  if (search)
    return { items: products.filter(({ barcodes }) => barcodes.includes(search)), next: null, as_of };
  const from = Number(query.get('cursor') ?? 0);
  const next = from + PAGE < products.length ? String(from + PAGE) : null;
  return { items: products.slice(from, from + PAGE), next, as_of };
}

/** A visit of Caja, once it has asked what it asks when it opens. */
async function visit(): Promise<Catalogue> {
  const catalogue = new Catalogue('company');
  await catalogue.refresh();
  return catalogue;
}

const names = (catalogue: Catalogue) => catalogue.list(99).products.map(({ name }) => name);
const ALL = ['Arroz', 'Café', 'Harina', 'Leche', 'Queso'];

test('the first visit fetches all of it, the next one what has changed', async () => {
  const first = await visit();
  expect(names(first)).toEqual(ALL);
  expect(first.state.getState()).toMatchObject({ status: 'ready', size: 5, isStored: true });
  asked = [];
  changed = [
    product({ id: 'p-1', name: 'Café molido', barcodes: ['7591'], qty: '3' }),
    { ...product({ id: 'p-4', name: 'Queso' }), deleted: true },
  ];
  const second = await visit();
  expect(names(second)).toEqual(['Arroz', 'Harina', 'Leche', 'Café molido']);
  expect(asked.filter((one) => one.startsWith('/products?'))).toEqual(['/products?updated_since']);
  changed = [];
  expect(names(await visit())).toEqual(['Arroz', 'Harina', 'Leche', 'Café molido']);
});

test('what sells most and what is weighed is known before the first page is shown', async () => {
  sold = { ...sold, product_ids: ['p-3'] };
  const catalogue = new Catalogue('company');
  const seen: string[] = [];
  catalogue.state.subscribe(({ extras }) => {
    const { most_sold, units } = extras;
    if (names(catalogue).length > 0) seen.push(`${most_sold.join()} ${units?.kilo}`);
  });
  await catalogue.refresh();
  expect(new Set(seen)).toEqual(new Set(['p-3 kg']));
  // Once, for all of it.
  expect(asked.filter((one) => one.startsWith('/products/most_sold'))).toHaveLength(1);
});

test('with the server away, the copy opens and is searched', async () => {
  await visit();
  isAway = true;
  const offline = await visit();
  expect(offline.state.getState().status).toBe('ready');
  expect(offline.withCode('7594')?.name).toBe('Queso');
  expect(offline.search('hari', 9).products).toHaveLength(1);
});

test('a code that is scanned before the copy is open waits for it, and is found with the server away', async () => {
  await visit();
  isAway = true;
  const offline = new Catalogue('company');
  await expect(offline.lookUp('7594')).rejects.toThrow();
  expect(offline.withCode('7594')?.name).toBe('Queso');
});

const BOX = {
  ...{ id: 'box', name: 'Caja', factor: '24', barcodes: ['17594'] },
  ...{ price: '20.00', price_currency: 'USD' },
};

test.each([2, 4])(
  'a copy of format %i is sold from without a connection, and fetched again with one',
  async (format) => {
    await visit();
    const database = await openDB('cuadra.catalogue.company', 1);
    await database.put('copies', { ...(await database.get('copies', 'whole')), format }, 'whole');
    database.close();
    products = products.map((one) => (one.id === 'p-4' ? { ...one, presentations: [BOX] } : one));
    isAway = true;
    const offline = await visit();
    expect([offline.state.getState().status, names(offline)]).toEqual(['ready', ALL]);
    isAway = false;
    await offline.refresh();
    expect(offline.withCode('17594')).toMatchObject({ name: 'Queso', presentations: [BOX] });
    isAway = true;
    expect((await visit()).withCode('17594')?.name).toBe('Queso');
  },
);

test('with the server away and no copy it says so, and fills once the server is back', async () => {
  isAway = true;
  const catalogue = await visit();
  expect(catalogue.state.getState().status).toBe('failed');
  isAway = false;
  await catalogue.refresh();
  expect(names(catalogue)).toEqual(ALL);
});

test('a filling that was broken off goes on where it was', async () => {
  // The third page does not come: the server goes away when it is asked for.
  const broken = new Catalogue('company');
  broken.state.subscribe(({ size }) => {
    if (size === 4) isAway = true;
  });
  await broken.refresh();
  expect(broken.state.getState().size).toBe(4);
  isAway = false;
  asked = [];
  expect(names(await visit())).toEqual(ALL);
  expect(asked.filter((one) => one.startsWith('/products?'))[0]).toBe('/products?cursor');
});

test('a storage that is denied or full: it works from memory, and says so', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const denied = await visit();
  expect(names(denied)).toEqual(ALL);
  expect(denied.state.getState()).toMatchObject({ status: 'ready', isStored: false });

  globalThis.indexedDB = new IDBFactory();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const full = await visit();
  put.mockRestore();
  expect(names(full)).toEqual(ALL);
  expect(full.state.getState()).toMatchObject({ status: 'ready', isStored: false });
});

test('a sale takes from the stock at once, and until the server has said what is left', async () => {
  const catalogue = await visit();
  const left = () => catalogue.withCode('7590')?.qty;
  const sale = { id: 'sale-1', lines: [{ product_id: 'p-0', qty: '2.5' }] };
  catalogue.followSales([sale]);
  catalogue.followSales([sale]);
  expect(left()).toBe('45.5');
  await catalogue.refresh();
  expect(left()).toBe('45.5');
  // Sold: the server has taken it, and the device does not take it twice.
  changed = [product({ id: 'p-0', name: 'Arroz', barcodes: ['7590'], qty: '45.5' })];
  isAway = true;
  catalogue.followSales([]);
  await catalogue.refresh();
  expect(left()).toBe('45.5');
  isAway = false;
  await catalogue.refresh();
  expect(left()).toBe('45.5');
});

test('a sale that was rejected gives its stock back', async () => {
  const catalogue = await visit();
  catalogue.followSales([{ id: 'sale-1', lines: [{ product_id: 'p-0', qty: '2' }] }]);
  expect(catalogue.withCode('7590')?.qty).toBe('46');
  catalogue.followSales([]);
  await catalogue.refresh();
  expect(catalogue.withCode('7590')?.qty).toBe('48');
});

test('what orders hold back is not for sale', async () => {
  products = [{ ...product({ id: 'p-0', name: 'Arroz', qty: '10' }), reserved: '4' }];
  expect((await visit()).list(1).products[0]?.qty).toBe('6');
});

test('a code that the device does not have is asked of the server, and found from then on', async () => {
  const catalogue = await visit();
  products.push(product({ id: 'p-9', name: 'Recién creado', barcodes: ['7599'] }));
  expect(catalogue.withCode('7599')).toBeUndefined();
  expect((await catalogue.lookUp('7599'))?.name).toBe('Recién creado');
  expect(catalogue.search('recien', 9).products).toHaveLength(1);
});

test('what is weighed says in what, also without a connection', async () => {
  products = products.map((one) => (one.id === 'p-4' ? { ...one, measure_id: 'kilo' } : one));
  expect((await visit()).withCode('7594')?.unit).toBe('kg');
  isAway = true;
  const offline = await visit();
  expect([offline.withCode('7594')?.unit, offline.withCode('7593')?.unit]).toEqual(['kg', undefined]);
});

test('who wants to know what there is now waits for an answer that was asked for since, and learns that there is none', async () => {
  const catalogue = await visit();
  const earlier = catalogue.refresh();
  changed = [product({ id: 'p-4', name: 'Queso', barcodes: ['7594'], qty: '3' })];
  expect(await catalogue.refreshNow()).toBe(true);
  expect(catalogue.withCode('7594')?.qty).toBe('3');
  await earlier;
  isAway = true;
  expect(await catalogue.refreshNow()).toBe(false);
});

test('what sells most keeps the order of the day on this device, and takes the next one the day after', async () => {
  const order = (catalogue: Catalogue) => catalogue.state.getState().extras.most_sold;
  sold = { ...sold, product_ids: ['p-1', 'p-0'] };
  expect(order(await visit())).toEqual(['p-1', 'p-0']);
  // A sale of yesterday was taken back, or came late.
  sold = { ...sold, product_ids: ['p-0', 'p-1'] };
  expect(order(await visit())).toEqual(['p-1', 'p-0']);
  sold = { ...sold, day: '2026-11-21' };
  expect(order(await visit())).toEqual(['p-0', 'p-1']);
});

test('what the company puts in front comes the same day, and is there without a connection', async () => {
  const front = (catalogue: Catalogue) => catalogue.state.getState().extras.front;
  await visit();
  sold = { ...sold, front_ids: ['p-3'] };
  expect(front(await visit())).toEqual(['p-3']);
  const own = await visit();
  await own.putInFront(['p-4', 'p-3']);
  expect(front(own)).toEqual(['p-4', 'p-3']);
  isAway = true;
  expect(front(await visit())).toEqual(['p-4', 'p-3']);
});
