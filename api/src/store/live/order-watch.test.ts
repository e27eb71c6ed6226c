import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { updateOrder, watchOrders, watchPublicOrder } from '@cuadra/shared/contract';
import Fastify from 'fastify';
import { eventStream } from '../../http/event-stream.ts';
import { pathOf } from '../../testing/http-client.ts';
import { addProduct } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order } from '../../testing/store.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { orderWatch } from './order-watch.ts';

// Each copy has queues, watchers and connections of its own.
const api = await startApi({ copies: 1 });
const shop = await openShopWithStore(api);
const other = await openShopWithStore(api);
const flour = await addProduct(api, shop);
const BOARD = pathOf(watchOrders);
const pageOf = ({ slug }: { slug: string }, token: string) => pathOf(watchPublicOrder, { slug, token });

/** Listens as a browser does, and counts the events; ends with the test. */
async function hear(path: string, token?: string) {
  const leaving = new AbortController();
  const response = await fetch(api.origin + path, {
    headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
    signal: leaving.signal,
  });
  const heard = { status: response.status, events: 0, isOver: false, leave: () => leaving.abort() };
  if (response.ok) {
    assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
    void (async () => {
      const chunks = response.body?.pipeThrough(new TextDecoderStream());
      for await (const text of chunks ?? []) heard.events += text.split('data: changed').length - 1;
    })()
      .catch(() => undefined)
      .finally(() => {
        heard.isOver = true;
      });
    await waitUntil('the first event', () => heard.events === 1);
  } else await response.text();
  return heard;
}

test('an order that comes or changes is told to its shop and its buyer, and to nobody else', async () => {
  const mine = await order(api, shop.slug, [{ product: flour }]);
  const theirs = await order(api, shop.slug, [{ product: flour }]);
  // The listening begins with the first who watches, and whoever watches by then is told once more.
  const first = await hear(BOARD, shop.token);
  await waitUntil('it listens', () => first.events === 2);
  first.leave();
  const [board, elsewhere, page, otherPage] = [
    await hear(BOARD, shop.token),
    await hear(BOARD, other.token),
    await hear(pageOf(shop, mine.token)),
    await hear(pageOf(shop, theirs.token)),
  ];
  await api.ok(updateOrder, {
    token: shop.token,
    body: { id: await idOfOrder(api, mine), status: 'accepted' },
  });
  await waitUntil('both heard', () => board.events === 2 && page.events === 2);
  await order(api, shop.slug, [{ product: flour }]);
  await waitUntil('the shop heard', () => board.events === 3);
  assert.deepEqual([elsewhere.events, page.events, otherPage.events], [1, 2, 1]);
  for (const heard of [board, elsewhere, page, otherPage]) heard.leave();
});

test('who may not see an order cannot watch it', async () => {
  const { token } = await order(api, shop.slug, [{ product: flour }]);
  for (const path of [pageOf(other, token), pageOf(shop, 'x'.repeat(43))])
    assert.equal((await hear(path)).status, 404);
  assert.equal((await hear(BOARD)).status, 401);
  assert.equal((await api.send('GET', BOARD, { token: shop.token })).status, 204);
  assert.equal((await api.send('GET', pageOf(shop, token))).status, 204);
  assert.equal((await api.send('GET', pageOf(other, token))).status, 404);
});

test('one order has five who watch it, and a place is free again when one leaves', async () => {
  const { token } = await order(api, shop.slug, [{ product: flour }]);
  const path = pageOf(shop, token);
  const all = await Promise.all(Array.from({ length: 5 }, () => hear(path)));
  assert.equal((await hear(path)).status, 429);
  all.pop()?.leave();
  let last = await hear(path);
  while (last.status === 429) last = await hear(path);
  assert.equal(last.status, 200);
  for (const { leave } of [...all, last]) leave();
});

test('what is closed ends all streams and waits for none', async () => {
  const watch = orderWatch({ url: api.database.appUrl, log: Fastify().log });
  const streams = [{ companyId: shop.id }, { companyId: other.id }].map((watched) =>
    eventStream((handle) => watch.watch(watched, handle)),
  );
  const told = streams.map(text);
  await watch.close();
  for (const all of await Promise.all(told)) assert.match(all, /^data: changed\n\n/);
});
