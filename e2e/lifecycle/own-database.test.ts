import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { homeOf, makePlace } from './place.ts';
import { leftOf } from './processes.ts';
import { runCuadra } from './run-cuadra.ts';

test('with DATABASE_URL there is no server of ours, no demonstration, and the database goes on without us', async (t) => {
  // Another Cuadra's server stands for the database that somebody runs.
  const theirs = await makePlace(t);
  const owner = runCuadra(theirs, { env: { NODE_ENV: 'production' } });
  const theirUrl = await owner.ready;
  const home = await homeOf(theirs.dataDir);
  const password = await readFile(path.join(home, 'password'), 'utf8');
  const port = (await readFile(path.join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[3];

  const place = await makePlace(t);
  const env = { DATABASE_URL: `postgres://cuadra:${password}@127.0.0.1:${port}/cuadra` };
  const cuadra = runCuadra(place, { env });
  const url = await cuadra.ready;
  assert.equal((await fetch(`${url}/api/v1/health/ready`)).status, 200);
  assert.ok(!cuadra.stdout().includes('demo1234'));
  cuadra.signal('SIGTERM');
  assert.equal(await cuadra.ended, 0);
  assert.deepEqual(await leftOf(place.dataDir, 0), []);
  assert.equal((await fetch(`${theirUrl}/api/v1/health/ready`)).status, 200);
  owner.signal('SIGTERM');
  assert.equal(await owner.ended, 0);
});
