import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePlace } from './place.ts';
import { leftOf, processesOf, serversOf } from './processes.ts';
import { runCuadra } from './run-cuadra.ts';
import { isSession, logIn } from './session.ts';

/** Milliseconds in which all must be gone after the last word. */
const SOON = 5_000;
/** Without the demonstration company, whose making takes longer than all the rest. */
const BARE = { NODE_ENV: 'production' };

test('npm start says where it is and which users can log in; a second start is quick, builds nothing and keeps the data', async (t) => {
  const place = await makePlace(t);
  const first = runCuadra(place, { by: 'npm' });
  const url = await first.ready;
  assert.match(first.stdout(), /demo\s+demo1234\s+Propietario/);
  assert.match(first.stdout(), /cajero\s+cajero1234/);
  const token = await logIn(url, 'demo', 'demo1234');
  assert.ok((await (await fetch(url)).text()).includes('<html'));
  first.signal('SIGTERM');
  await first.ended;
  assert.deepEqual(await leftOf(place.dataDir, SOON), [], 'a SIGTERM to npm leaves no process');

  const started = Date.now();
  const second = runCuadra(place, { by: 'npm' });
  const again = await second.ready;
  t.diagnostic(`the second start took ${Date.now() - started} ms`);
  assert.ok(!second.stdout().includes('Construyendo'));
  assert.ok(await isSession(again, token), 'a session outlives a restart');
  assert.equal(serversOf(place.dataDir).length, 1);
  second.signalGroup('SIGINT');
  await second.ended;
  assert.deepEqual(await leftOf(place.dataDir, SOON), [], 'Ctrl-C leaves no process');
});

/** A login whose second half has not been sent yet. */
async function halfALogin(url: string) {
  const body = JSON.stringify({ username: 'demo', password: 'demo1234' });
  const sending = request(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answer = once(sending, 'response').then(([response]) => response.statusCode as number);
  answer.catch(() => undefined); // not every test waits for it
  sending.write(body.slice(0, 10));
  // Connections are taken in their order: what asks behind it is answered once this one is under way.
  await once(sending, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
  await fetch(`${url}/api/v1/health/live`);
  return { answer, finish: () => sending.end(body.slice(10)) };
}

test('a request that is under way at Ctrl-C is answered, and no new one is taken', async (t) => {
  const place = await makePlace(t);
  const cuadra = runCuadra(place, { env: BARE });
  const url = await cuadra.ready;
  const { answer, finish } = await halfALogin(url);
  cuadra.signalGroup('SIGINT');
  const isOpen = () =>
    fetch(`${url}/api/v1/health/live`).then(
      () => true,
      () => false,
    );
  const deadline = Date.now() + SOON;
  while ((await isOpen()) && Date.now() < deadline) await sleep(20);
  assert.equal(await isOpen(), false, 'nothing listens any more');
  finish();
  assert.equal(await answer, 401, 'the database was there to the end, to say that nobody has that name');
  const answered = Date.now();
  assert.equal(await cuadra.ended, 0);
  assert.ok(Date.now() - answered < 8_000, 'nothing more is waited for');
  assert.deepEqual(await leftOf(place.dataDir, 0), []);
});

test('a request that never ends is waited for until the second signal, and the database is stopped', async (t) => {
  const place = await makePlace(t);
  const cuadra = runCuadra(place, { env: BARE });
  await halfALogin(await cuadra.ready);
  cuadra.signal('SIGTERM');
  await sleep(1500);
  assert.ok(processesOf(place.dataDir).some((text) => text.includes('postgres')));
  const asked = Date.now();
  cuadra.signal('SIGTERM');
  assert.equal(await cuadra.ended, 1);
  assert.ok(Date.now() - asked < 7_000);
  assert.deepEqual(await leftOf(place.dataDir, 0), []);
});

test('a signal in the middle of the first start stops it, and the next one goes on from there', async (t) => {
  const place = await makePlace(t);
  const home = path.join(place.dataDir, 'postgres');
  const moments = {
    'the database is being made': () => readdir(place.dataDir).then((names) => names.length > 0),
    'its server is starting': () => existsSync(path.join(home, 'cluster', 'postmaster.pid')),
    'the demonstration is being filled': async () => {
      await sleep(1_500);
      return existsSync(path.join(home, 'cluster', 'postmaster.pid'));
    },
  };
  for (const [moment, hasCome] of Object.entries(moments)) {
    const cut = runCuadra(place);
    const deadline = Date.now() + 30_000;
    while (!(await Promise.resolve(hasCome()).catch(() => false)) && Date.now() < deadline) await sleep(5);
    cut.signal('SIGTERM');
    assert.equal(await cut.ended, 0, `${moment}: ${cut.stderr()}`);
    assert.equal(cut.stderr(), '', moment);
    assert.ok(!cut.stdout().includes('lista'), moment);
    assert.deepEqual(await leftOf(place.dataDir, 0), [], moment);
  }
  const cuadra = runCuadra(place);
  const token = await logIn(await cuadra.ready, 'demo', 'demo1234');
  assert.ok(token.length > 20);
  cuadra.signal('SIGHUP');
  assert.equal(await cuadra.ended, 0);
});

test('after kill -9 the database that was left running is taken over', async (t) => {
  const place = await makePlace(t);
  const killed = runCuadra(place);
  const token = await logIn(await killed.ready, 'cajero', 'cajero1234');
  killed.signal('SIGKILL');
  await killed.ended;
  const orphans = processesOf(place.dataDir);
  assert.equal(orphans.length, 1, orphans.join('\n'));

  const cuadra = runCuadra(place);
  assert.ok(await isSession(await cuadra.ready, token));
  assert.deepEqual(serversOf(place.dataDir), orphans, 'the same server, not another');
  cuadra.signal('SIGTERM');
  assert.equal(await cuadra.ended, 0);
  assert.deepEqual(await leftOf(place.dataDir, 0), []);
});

test('an error that nobody caught ends it with the code 1, and the database too', async (t) => {
  const place = await makePlace(t);
  const bomb = 'process.on("SIGUSR2", () => { throw new Error("boom"); });';
  const cuadra = runCuadra(place, {
    env: { ...BARE, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bomb)}` },
  });
  await cuadra.ready;
  cuadra.signal('SIGUSR2');
  assert.equal(await cuadra.ended, 1);
  assert.match(cuadra.stderr(), /boom/);
  assert.deepEqual(await leftOf(place.dataDir, 0), []);
});
