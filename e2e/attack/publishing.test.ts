/** What a pipeline may send that is no module: it is refused early, costs no memory to speak of, and leaves nothing. */
import assert from 'node:assert/strict';
import { randomFillSync } from 'node:crypto';
import { request } from 'node:http';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { openTarget, type Target } from './target.ts';
import { builtModule, entryOf, openTeam, pathOf } from './team.ts';

const MB = 1_000_000;
const HUGE = 200 * MB;
/** MiB by which the server's process may grow while it refuses: two archives at once, each as they may be and unpacked. */
const GROWTH = 150;
/** Bytes that may be on their way when the answer comes: what it reads (8 MB), and the buffers between. */
const MOST_SENT = 24 * MB;
/** Archives that come at once. */
const AT_ONCE = 6;

interface Sent {
  status: number | string;
  /** Bytes that went out before there was an answer. */
  sent: number;
}

test('200 MB are refused long before they have come, said ahead or not, and however well they pack', async (t) => {
  const target = await openTarget(t);
  const team = await openTeam(target);
  // What the first publication costs is none of it.
  assert.equal((await team.publish(target, await builtModule('aaaaaaaa'), '1.0.0')).status, 200);
  const refuse = async (what: string, send: () => Promise<Sent>, most: number) => {
    const watch = watchMemory(target);
    const begun = performance.now();
    const all = await Promise.all(Array.from({ length: AT_ONCE }, send));
    const ms = Math.round(performance.now() - begun);
    const grown = await watch.end();
    const told = all.map(({ status, sent }) => `${status} after ${(sent / MB).toFixed(1)} MB`).join(', ');
    t.diagnostic(`${what}: ${told}; ${ms} ms; ${grown.toFixed(0)} MiB more`);
    for (const { status, sent } of all) {
      // What comes while two are read is told to come again.
      assert.ok([413, 429, 'EPIPE', 'ECONNRESET'].includes(status), String(status));
      assert.ok(sent <= most, `${sent} bytes were taken`);
    }
    assert.ok(all.some(({ status }) => status === 413));
    assert.ok(grown < GROWTH, `${grown} MiB more`);
  };

  await refuse('said ahead', () => send(target, team.token, { 'content-length': HUGE }, noise()), MOST_SENT);
  await refuse('in pieces', () => send(target, team.token, {}, bigArchive(noise, 0)), MOST_SENT);
  await refuse('a bomb of 200 MB of zeros', () => send(target, team.token, {}, bigArchive(zeros, 9)), MB);

  const rows = await target.database.query("select from releases where name = 'mf_probe'");
  assert.equal(rows.length, 1);
  assert.equal((await team.publish(target, await builtModule('bbbbbbbb'), '5.0.0')).status, 200);
});

test('an archive whose sender hangs up halfway, or sends no more, leaves nothing and keeps nobody out', async (t) => {
  const target = await openTarget(t);
  const team = await openTeam(target);
  const body = await builtModule('aaaaaaaa');
  const half = body.subarray(0, body.length / 2);
  const before = target.footprint().descriptors;
  for (let round = 0; round < 10; round += 1) {
    const call = open(target, team.token, { 'content-length': body.length });
    call.on('error', () => undefined);
    await new Promise((sent) => call.write(half, sent));
    await sleep(20);
    call.destroy();
  }
  await sleep(200);
  for (const table of ['releases', 'release_files'])
    assert.deepEqual(await target.database.query(`select from ${table} where name = 'mf_probe'`), [], table);
  assert.equal((await target.send('GET', entryOf('5.0.0'))).status, 404);
  const { status, body: answer } = await team.publish(target, body, '5.0.0');
  assert.deepEqual([status, answer], [200, { name: 'mf_probe', version: '5.0.0', is_new: true }]);
  const again = await team.publish(target, body, '5.0.0');
  assert.deepEqual([again.status, again.body], [200, { name: 'mf_probe', version: '5.0.0', is_new: false }]);
  const other = await team.publish(target, await builtModule('bbbbbbbb'), '5.0.0');
  assert.equal(other.status, 409, other.text);
  assert.ok(target.footprint().descriptors <= before + 10, 'connections stay open');
});

function open({ origin }: Target, token: string, headers: Record<string, string | number>) {
  return request(origin + pathOf('5.0.0'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip', ...headers },
  });
}

/** Sends what there is as long as it is taken. @returns what it was answered, or how the connection ended */
function send(
  target: Target,
  token: string,
  headers: Record<string, string | number>,
  body: AsyncIterable<Buffer>,
): Promise<Sent> {
  return new Promise((resolve) => {
    let sent = 0;
    let isOver = false;
    const end = (status: number | string) => {
      isOver = true;
      call.destroy();
      resolve({ status, sent });
    };
    const call = open(target, token, headers);
    const over = new Promise((closed) => call.once('close', closed));
    call.on('response', ({ statusCode = 0 }) => end(statusCode));
    call.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    void (async () => {
      for await (const chunk of body) {
        if (isOver) return;
        if (!call.write(chunk)) await Promise.race([new Promise((go) => call.once('drain', go)), over]);
        sent += chunk.length;
      }
      call.end();
    })();
  });
}

/** 200 MB that do not pack. */
async function* noise(): AsyncGenerator<Buffer> {
  for (let n = 0; n < HUGE / MB; n += 1) yield randomFillSync(Buffer.alloc(MB));
}

async function* zeros(): AsyncGenerator<Buffer> {
  for (let n = 0; n < HUGE / MB; n += 1) yield Buffer.alloc(MB);
}

/** A whole .tar.gz with one file of 200 MB, made as it is sent. */
async function* bigArchive(content: () => AsyncIterable<Buffer>, level: number): AsyncGenerator<Buffer> {
  const tar = pack();
  const gzip = createGzip({ level });
  tar.on('data', (chunk) => {
    if (!gzip.write(chunk as Buffer)) tar.pause();
  });
  gzip.on('drain', () => tar.resume());
  tar.on('end', () => gzip.end());
  const entry = tar.entry({ name: './entry.js', size: HUGE });
  void (async () => {
    for await (const chunk of content()) {
      if (gzip.destroyed) return;
      if (!entry.write(chunk)) await new Promise<void>((go) => entry.once('drain', () => go()));
    }
    entry.end(undefined);
    tar.finalize();
  })();
  try {
    for await (const chunk of gzip) yield chunk as Buffer;
  } finally {
    gzip.destroy();
    tar.destroy();
  }
}

/** The most that the process takes from now on, in MiB beyond what it has. */
function watchMemory(target: Target): { end: () => Promise<number> } {
  const before = target.footprint().memory;
  let most = before;
  const look = () => {
    most = Math.max(most, target.footprint().memory);
  };
  const timer = setInterval(look, 10);
  return {
    end: async () => {
      await sleep(200);
      look();
      clearInterval(timer);
      return most - before;
    },
  };
}
