import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePlace } from './place.ts';
import { leftOf, processesOf } from './processes.ts';
import { runCuadra } from './run-cuadra.ts';

test('a database that dies under running requests comes back, and Cuadra never went away', async (t) => {
  const place = await makePlace(t);
  const cuadra = runCuadra(place, { env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' } });
  const url = await cuadra.ready;
  const isReady = () =>
    fetch(`${url}/api/v1/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  // Someone asks all the time, so that connections are in use when it happens.
  const asking = new AbortController();
  const asked = Array.from({ length: 12 }, async () => {
    while (!asking.signal.aborted) await isReady();
  });
  await sleep(300);
  const [server = ''] = processesOf(place.dataDir).filter((text) => text.includes('postgres -D'));
  process.kill(Number.parseInt(server, 10), 'SIGKILL');
  await sleep(500);
  asking.abort();
  await Promise.all(asked);

  const deadline = Date.now() + 20_000;
  while (!(await isReady()) && Date.now() < deadline) await sleep(100);
  assert.ok(await isReady(), cuadra.stderr());
  cuadra.signal('SIGTERM');
  assert.equal(await cuadra.ended, 0);
  assert.equal(cuadra.stderr(), '');
  assert.deepEqual(await leftOf(place.dataDir, 0), []);
});
