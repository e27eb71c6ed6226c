import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createSale, login } from '@cuadra/shared/contract';
import pg from 'pg';
import { pathOf, readError } from '../testing/http-client.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const flour = await addProduct(api, shop);
/** Another copy on the same database, in a hurry. */
const hasty = await startApi({ database: api.database, answerMs: 1_500 });
hasty.allowErrors();

/** Sends bytes as they are, and gives all that comes until the connection ends. */
async function speak(origin: string, ...parts: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString();
  });
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return heard;
}

test('a compressed body is not read, whole or broken, and its request ends', {
  timeout: 20_000,
}, async () => {
  const whole = gzipSync(JSON.stringify({ username: 'ana', password: 'clave' }));
  for (const body of [whole, whole.subarray(0, 20), Buffer.from('nothing of gzip')]) {
    for (const [call, token, status] of [
      [createSale, shop.token, 415],
      [createSale, 'x'.repeat(43), 401],
      [login, undefined, 415],
    ] as const) {
      const response = await fetch(api.origin + pathOf(call), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: new Uint8Array(body),
      });
      assert.equal(response.status, status);
    }
  }
});

test('a body that never comes is answered, and the connection ends', { timeout: 20_000 }, async () => {
  const answer = await speak(
    hasty.origin,
    `POST ${pathOf(login)} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`,
  );
  assert.match(answer, /^HTTP\/1\.1 503 /);
  assert.match(answer, /\{"error":\{"message":"ERROR_TIMEOUT"\}\}/);
});

test('what waits for a lock is answered, its transaction ends, and nothing is written', {
  timeout: 30_000,
}, async () => {
  const holder = new pg.Client({ connectionString: api.database.ownerUrl });
  await holder.connect();
  try {
    await holder.query('begin; lock table sales in share row exclusive mode');
    const answer = await hasty.request(createSale, { token: shop.token, body: draftSale(shop, [flour]) });
    const { status, message } = readError(answer);
    assert.deepEqual([status, message], [503, 'ERROR_TIMEOUT']);
    assert.equal(answer.headers.get('connection'), 'close');
    // The lock is still held: whoever waited for it has been sent away by the database itself.
    for (let waiting = 1; waiting > 0; ) {
      const { rows } = await holder.query(
        "select count(*)::int as n from pg_locks where relation = 'sales'::regclass and not granted",
      );
      waiting = rows[0].n;
    }
    await holder.query('commit');
  } finally {
    await holder.end();
  }
  assert.deepEqual(await api.database.query('select from sales where company_id = $1', [shop.id]), []);
});
