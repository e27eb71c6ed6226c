/** Requests that no client of ours sends: each ends, and the server holds nothing of them afterwards. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifySession } from '@cuadra/shared/contract';
import { openShop } from '../../api/src/testing/shop.ts';
import { ROUNDS } from './rounds.ts';
import { openTarget, type Target } from './target.ts';

/** Of each kind in a round, at once. */
const AT_ONCE = 40;
/** Milliseconds within which each has an answer or is closed: as long as a client waits (spec §9), and a little. */
const LIMIT = 45_000;
/** MiB that a process may have grown by: what V8 leaves lying about, and not what a round sends (some 60 MiB each). */
const GROWTH = 200;

const HEAD = 'POST /api/v1/products/create HTTP/1.1\r\nHost: cuadra\r\nAuthorization: Bearer nobody\r\n';

const REQUESTS: Readonly<Record<string, string>> = {
  'a compressed body that is none': `${HEAD}Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\nnot gzip!`,
  'a body that never comes': `${HEAD}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
  'a head that never ends': 'GET /api/v1/products HTTP/1.1\r\nHost: cuadra\r\nX-Long: ',
  'a head that is too large': `GET /api/v1/products HTTP/1.1\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
  'two lengths': `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}`,
  'a length and pieces': `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n',
  'a body deeper than any': `${HEAD}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n${'['.repeat(200_000)}`,
};

test('requests that are broken end, and leave nothing open', async (t) => {
  const target = await openTarget(t);
  const { token } = await openShop(target);
  await attack(target);
  const before = await settled(target);
  for (let round = 0; round < ROUNDS; round += 1) await attack(target);
  await target.ok(verifySession, { token });
  const after = await settled(target);
  t.diagnostic(
    `${Object.keys(REQUESTS).length * AT_ONCE * ROUNDS} requests; ${JSON.stringify({ before, after })}`,
  );
  assert.ok(after.descriptors <= before.descriptors + AT_ONCE / 2, 'connections stay open');
  assert.ok(after.memory < before.memory + GROWTH, 'memory stays taken');
});

async function attack(target: Target): Promise<void> {
  const port = Number(new URL(target.origin).port);
  await Promise.all(
    Object.entries(REQUESTS).flatMap(([what, request]) =>
      Array.from({ length: AT_ONCE }, () => endOf(port, request, what)),
    ),
  );
}

/** Sends it and waits until there is an answer or the end. */
async function endOf(port: number, request: string, what: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(request, 'latin1');
  const ended = Promise.race([once(socket, 'data'), once(socket, 'close')]);
  const timer = new AbortController();
  const late = sleep(LIMIT, 'late', { signal: timer.signal }).catch(() => undefined);
  const how = await Promise.race([ended, late]);
  timer.abort();
  socket.destroy();
  assert.notEqual(how, 'late', `${what} is waited for`);
}

/** What it holds once connections that were closed are gone from it. */
async function settled(target: Target) {
  await sleep(500);
  return target.footprint();
}
