import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSale, findProduct } from '@cuadra/shared/contract';
import pg from 'pg';
import { findRunning } from '../commands/open-database.ts';
import { isProcessThere } from '../database/cluster/process-there.ts';
import { pathOf } from '../testing/http-client.ts';
import { makeTestFolder } from '../testing/postgres.ts';
import { type RunningCuadra, runCuadra } from '../testing/run-cuadra.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';

/** Someone who holds a table, so that a sale that has begun goes on only when it is let go. */
async function holdSales(dataDir: string): Promise<{ waiting(): Promise<number>; letGo(): Promise<void> }> {
  const client = new pg.Client({ connectionString: await findRunning(dataDir) });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin; lock table sales in share row exclusive mode');
  return {
    async waiting() {
      const { rows } = await client.query(
        "select count(distinct pid)::int as n from pg_locks where relation = 'sales'::regclass and not granted",
      );
      return rows[0].n;
    },
    async letGo() {
      await client.query('commit');
      await client.end();
    },
  };
}

/** A connection that is open and has not asked for anything yet, as browsers keep them. */
async function openConnection({ origin }: RunningCuadra): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  await once(socket, 'close');
  return text;
}

test('SIGTERM lets a running sale finish, refuses new requests with 503, and ends once it is answered', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(await makeTestFolder(), 'data');
  const cuadra = await runCuadra(dataDir);
  const shop = await openShop(cuadra);
  const flour = await addProduct(cuadra, shop, { qty: '10' });
  const held = await holdSales(dataDir);
  const body = draftSale(shop, [flour]);
  const running = cuadra.ok(createSale, { token: shop.token, body });
  while ((await held.waiting()) === 0);
  const connection = await openConnection(cuadra);
  // The server has taken the connection once it has answered a later one.
  await cuadra.send('GET', '/api/v1/health/live');

  const ended = cuadra.end('SIGTERM');
  // Closed for those who come: then the end has begun.
  while (
    await fetch(`${cuadra.origin}/api/v1/health/live`).then(
      () => true,
      () => false,
    )
  );
  const answer = heard(connection);
  connection.write(`GET ${pathOf(findProduct, { id: flour.id })} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const text = await answer;
  assert.match(text, /^HTTP\/1\.1 503 /);
  assert.match(text, /\r\nconnection: close\r\n/i);
  assert.ok(text.endsWith('{"error":{"message":"ERROR_UNAVAILABLE"}}'), text);

  await held.letGo();
  const ticket = await running;
  assert.equal(ticket.number, 1);
  await ended;
  const again = await runCuadra(dataDir);
  assert.deepEqual(await again.ok(createSale, { token: shop.token, body }), ticket);
  assert.equal((await again.ok(findProduct, { token: shop.token, params: { id: flour.id } })).qty, '9');
  await again.end('SIGTERM');
});

test('a request that never ends does not keep it: after the time there is it ends all the same, and a second signal ends it at once', {
  timeout: 120_000,
}, async () => {
  const took: number[] = [];
  for (const inHurry of [false, true]) {
    const dataDir = join(await makeTestFolder(), 'data');
    const cuadra = await runCuadra(dataDir);
    const shop = await openShop(cuadra);
    const flour = await addProduct(cuadra, shop, { qty: '10' });
    const held = await holdSales(dataDir);
    const running = cuadra.ok(createSale, { token: shop.token, body: draftSale(shop, [flour]) }).then(
      () => 'sold',
      () => 'cut',
    );
    while ((await held.waiting()) === 0);
    const database = cuadra.databasePid();
    const asked = Date.now();
    const ended = cuadra.end('SIGTERM');
    if (inHurry) {
      // Within half a second it would count as an echo of the first.
      await sleep(1_000);
      process.kill(cuadra.pid, 'SIGTERM');
    }
    await ended;
    took.push(Date.now() - asked);
    assert.equal(await running, 'cut');
    assert.ok(!isProcessThere(database), 'the database has ended with it');
  }
  const [patient = 0, hurried = 0] = took;
  assert.ok(patient >= 9_900 && hurried < patient, `it took ${patient} ms, and in a hurry ${hurried} ms`);
});
