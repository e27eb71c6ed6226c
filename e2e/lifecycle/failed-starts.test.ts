import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { makePlace, type Place } from './place.ts';
import { leftOf } from './processes.ts';
import { type RunOptions, runCuadra } from './run-cuadra.ts';

/** What a start that fails says: one line, the code 1, and nothing left behind. */
async function errorOf(place: Place, options: RunOptions): Promise<string> {
  const cuadra = runCuadra(place, options);
  assert.equal(await cuadra.ended, 1, cuadra.stdout() + cuadra.stderr());
  assert.match(cuadra.stderr(), /^[^\n]+\n$/, 'one line');
  assert.equal(cuadra.stdout(), '');
  assert.deepEqual(await leftOf(place.dataDir, 0), []);
  return cuadra.stderr();
}

/** Takes a port, on which nobody answers. */
async function takePort(place: Place): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  place.atEnd(() => server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a port that is taken is said before anything is made', async (t) => {
  const place = await makePlace(t);
  const port = await takePort(place);
  const line = await errorOf(place, { env: { PORT: String(port) } });
  assert.ok(line.startsWith(`El puerto ${port} ya está en uso`));
  assert.ok(!existsSync(place.dataDir));
});

test('an address that is not of this machine is said', async (t) => {
  const line = await errorOf(await makePlace(t), { env: { HOST: '203.0.113.7', PORT: '3999' } });
  assert.match(line, /HOST=203\.0\.113\.7/);
});

test('a database that cannot be reached is said, without its password', async (t) => {
  const place = await makePlace(t);
  const env = { DATABASE_URL: 'postgres://dueno:muy-secreta@127.0.0.1:1/cuadra' };
  const line = await errorOf(place, { env });
  assert.match(line, /DATABASE_URL \(127\.0\.0\.1:1\/cuadra\)/);
  assert.ok(!line.includes('muy-secreta'));
  assert.ok(!existsSync(place.dataDir));
});

test('a variable that cannot be used is named', async (t) => {
  assert.match(await errorOf(await makePlace(t), { env: { PORT: 'tres mil' } }), /^PORT /);
});

test('a second Cuadra on the same data is told so, and the first goes on', async (t) => {
  const place = await makePlace(t);
  const env = { NODE_ENV: 'production' };
  const first = runCuadra(place, { env });
  const url = await first.ready;
  const second = runCuadra(place, { env });
  assert.equal(await second.ended, 1);
  assert.match(
    second.stderr(),
    /^Otra copia de Cuadra \(proceso \d+\) ya usa esta carpeta de datos: [^\n]*\n$/,
  );
  assert.equal((await fetch(`${url}/api/v1/health/ready`)).status, 200);
  first.signal('SIGTERM');
  assert.equal(await first.ended, 0);
});
