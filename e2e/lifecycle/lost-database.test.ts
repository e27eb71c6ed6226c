import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { homeOf, makePlace } from './place.ts';
import { leftOf } from './processes.ts';
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
  place.atEnd(() => asking.abort()); // a failure below must not leave the loop running
  const asked = Array.from({ length: 12 }, async () => {
    while (!asking.signal.aborted) await isReady();
  });
  await sleep(300);
  process.kill(await serverPid(place.dataDir), 'SIGKILL');
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

/** PostgreSQL keeps its own process id in the first line of this file. */
async function serverPid(dataDir: string): Promise<number> {
  const [pid = ''] = (
    await readFile(path.join(await homeOf(dataDir), 'cluster', 'postmaster.pid'), 'utf8')
  ).split('\n');
  return Number(pid);
}
