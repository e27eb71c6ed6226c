import assert from 'node:assert/strict';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { listSales } from '@cuadra/shared/contract';
import { isProcessThere } from '../database/cluster/process-there.ts';
import { basesAmong, piecesAmong } from '../database/wal-archive/names.ts';
import { makeTestFolder } from '../testing/postgres.ts';
import { runCommand } from '../testing/run-command.ts';
import { type RunningCuadra, runCuadra } from '../testing/run-cuadra.ts';
import { addProduct, openShop, sell, type TestShop } from '../testing/shop.ts';
import { waitUntil } from '../testing/wait-until.ts';

const numbers = async (cuadra: RunningCuadra, { token }: TestShop) =>
  (await cuadra.ok(listSales, { token, query: { limit: 50 } })).items.map(({ number }) => number);

test('a shop whose machine is gone sells on elsewhere, as it was at the second that is chosen', async (t) => {
  const folder = await makeTestFolder();
  const key = join(folder, 'clave.txt');
  const made = await runCommand('archive-key', [key], { env: {} });
  assert.equal(made.code, 0, made.stderr);
  assert.equal((await stat(key)).mode & 0o077, 0);
  const WAL_ARCHIVE_KEY = /^WAL_ARCHIVE_KEY=(age1\w+)$/m.exec(made.stdout)?.[1] ?? '';
  assert.doesNotMatch(made.stdout, /AGE-SECRET-KEY/);
  const again = await runCommand('archive-key', [key], { env: {} });
  assert.deepEqual([again.code, again.stdout], [2, '']);
  assert.match(again.stderr, /ya existe, y una clave que se pierde no se recupera/);

  const WAL_ARCHIVE = await makeTestFolder();
  const DATA_DIR = join(folder, 'data');
  const cuadra = await runCuadra(DATA_DIR, { WAL_ARCHIVE, WAL_ARCHIVE_KEY });
  const shop = await openShop(cuadra);
  const flour = await addProduct(cuadra, shop, { qty: '900' });
  await waitUntil(
    'the copy of the whole is there',
    async () => basesAmong(await readdir(WAL_ARCHIVE)).length > 0,
  );
  for (let sold = 0; sold < 3; sold++) await sell(cuadra, shop, [flour]);
  await pause(10);
  const moment = new Date(Date.now()).toISOString();
  await pause(10);
  for (let sold = 0; sold < 2; sold++) await sell(cuadra, shop, [flour]);
  const piecesNow = async () => piecesAmong(await readdir(join(WAL_ARCHIVE, 'wal'))).length;
  const before = await piecesNow();
  // Nothing ends in order, and nothing of the machine is left but what was archived.
  await waitUntil('the last sales are archived', async () => (await piecesNow()) > before);
  const database = cuadra.databasePid();
  await cuadra.end('SIGKILL');
  process.kill(database, 'SIGKILL');
  await waitUntil('its database is gone', () => !isProcessThere(database));
  await rm(DATA_DIR, { recursive: true, force: true });

  const restore = async (name: string, ...args: string[]) => {
    const env = { DATA_DIR: join(folder, name) };
    const result = await runCommand('restore-archive', [WAL_ARCHIVE, '--key', key, ...args], { env });
    assert.deepEqual([result.code, result.stderr], [0, ''], result.stdout);
    return result.stdout;
  };
  assert.match(
    await restore('checked', '--check'),
    /^El archivo está completo desde .*, y esa clave lo abre\.\n$/,
  );
  await t.test('as it was at a second', async () => {
    assert.match(
      await restore('second', '--at', moment),
      /^Restaurado en .*second: el último cambio es de \d{4}-/,
    );
    const there = await runCuadra(join(folder, 'second'));
    assert.deepEqual(await numbers(there, shop), [3, 2, 1]);
    assert.equal((await sell(there, shop, [flour])).number, 4);
    await there.end('SIGTERM');
  });
  await t.test('with all there is', async () => {
    await restore('all');
    const there = await runCuadra(join(folder, 'all'));
    assert.deepEqual(await numbers(there, shop), [5, 4, 3, 2, 1]);
    await there.end('SIGTERM');
  });
});

test('what cannot be restored is said before anything is made', async () => {
  const folder = await makeTestFolder();
  const DATA_DIR = join(folder, 'data');
  const says = async (expected: RegExp, args: string[], env: Record<string, string> = { DATA_DIR }) => {
    const { code, stdout, stderr } = await runCommand('restore-archive', args, { env });
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, expected);
    assert.deepEqual(await readdir(DATA_DIR).catch(() => []), []);
  };
  await says(/^Falta la carpeta del archivo\.\nUso: npm run restore-archive/, []);
  await says(/^Falta --key/, [folder]);
  await says(/^En .* no hay ningún archivo de Cuadra/, [folder, '--key', join(folder, 'key')]);
  for (const at of ['ayer', '2026-13-01 10:00', '2026-02-30 10:00', '2026-11-28']) {
    await says(/^--at lleva un momento como/, [folder, '--key', 'key', '--at', at]);
  }
});
