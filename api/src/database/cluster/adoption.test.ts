import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findServerAccount } from './account.ts';
import { isServerOf, readPidFile } from './pid-file.ts';
import { isProcessThere } from './process-there.ts';
import { identity } from './run.ts';
import { startCluster } from './start-cluster.ts';
import { makeFolders } from './testing/folders.ts';
import { hold } from './testing/holder.ts';
import { query } from './testing/query.ts';

const clusterOf = (dataDir: string) => path.join(dataDir, 'postgres', 'cluster');
const serverPid = (dataDir: string) => readPidFile(clusterOf(dataDir))?.pid ?? 0;

test('a server that outlived its Cuadra is adopted as it runs, with all that was acknowledged', async (t) => {
  const folders = await makeFolders(t);
  const killed = hold(folders);
  const { url = '' } = await killed.held;
  await query(url, 'CREATE TABLE sale (n int)', 'INSERT INTO sale VALUES (1)');
  const pid = serverPid(folders.dataDir);
  await killed.end('SIGKILL');
  assert.ok(isProcessThere(pid), 'the server outlives its parent');

  const cluster = await startCluster(folders);
  folders.onEnd(cluster.stop);
  assert.equal(cluster.adopted, true);
  assert.equal(serverPid(folders.dataDir), pid);
  assert.equal(cluster.url, url);
  assert.deepEqual(await query(cluster.url, 'SELECT n FROM sale'), [{ n: 1 }]);

  await cluster.stop();
  assert.ok(!isServerOf(pid, clusterOf(folders.dataDir)), 'an adopted server is stopped like any other');
});

test('a second Cuadra on the same data is told so, and the first goes on', async (t) => {
  const folders = await makeFolders(t);
  const first = await startCluster(folders);
  folders.onEnd(first.stop);
  const second = await hold(folders).held;
  assert.match(second.error ?? '', /^Otra copia de Cuadra \(proceso \d+\) ya usa esta carpeta de datos: /);
  assert.ok(second.error?.includes(String(process.pid)));
  assert.deepEqual(await query(first.url, 'SELECT 1 AS n'), [{ n: 1 }]);
});

test('of several that start at once on an empty folder, one wins', async (t) => {
  const folders = await makeFolders(t);
  const holders = [hold(folders), hold(folders), hold(folders)];
  folders.onEnd(() => Promise.all(holders.map((one) => one.end('SIGTERM'))));
  const outcomes = await Promise.all(holders.map((one) => one.held));
  assert.equal(outcomes.filter(({ url }) => url !== undefined).length, 1, JSON.stringify(outcomes));
  for (const { error } of outcomes) if (error) assert.match(error, /^Otra copia de Cuadra/);
});

test('a power cut, parent and server dead at once, loses nothing that was committed', async (t) => {
  const folders = await makeFolders(t);
  const killed = hold(folders);
  const { url = '' } = await killed.held;
  await query(url, 'CREATE TABLE sale (n int)', 'INSERT INTO sale VALUES (7)');
  process.kill(killed.pid, 'SIGKILL');
  process.kill(serverPid(folders.dataDir), 'SIGKILL');
  await killed.end('SIGKILL');

  const cluster = await startCluster(folders);
  folders.onEnd(cluster.stop);
  assert.equal(cluster.adopted, false);
  assert.deepEqual(await query(cluster.url, 'SELECT n FROM sale'), [{ n: 7 }]);
});

test("an old postmaster.pid whose number is now somebody else's does not stop the start", async (t) => {
  const folders = await makeFolders(t);
  const first = await startCluster(folders);
  const cluster = clusterOf(folders.dataDir);
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
  await first.stop();
  // PostgreSQL itself forgives a number of another account, so the stranger runs as the server does.
  const stranger = spawn('sleep', ['60'], { ...identity(findServerAccount(cluster)), stdio: 'ignore' });
  await once(stranger, 'spawn');
  folders.onEnd(() => stranger.kill());
  await writeFile(path.join(cluster, 'postmaster.pid'), text.replace(/^\d+/, String(stranger.pid)));

  const second = await startCluster(folders);
  folders.onEnd(second.stop);
  assert.equal(second.adopted, false);
  assert.ok(stranger.exitCode === null && stranger.signalCode === null);
});

test('a server that is shutting down is waited for', async (t) => {
  const folders = await makeFolders(t);
  const killed = hold(folders);
  const { url = '' } = await killed.held;
  const open = query(url, 'SELECT pg_sleep(60)').catch(() => undefined);
  await killed.end('SIGKILL');
  const old = serverPid(folders.dataDir);
  process.kill(old, 'SIGTERM'); // smart: waits for the sessions, so that it hangs in «stopping»
  const starting = startCluster(folders);
  await sleep(300);
  process.kill(old, 'SIGINT');
  const cluster = await starting;
  folders.onEnd(cluster.stop);
  await open;
  assert.equal(cluster.adopted, false);
  assert.notEqual(serverPid(folders.dataDir), old);
});

test('a server that dies under us comes back on the same address', async (t) => {
  const folders = await makeFolders(t);
  const cluster = await startCluster(folders);
  folders.onEnd(cluster.stop);
  await query(cluster.url, 'CREATE TABLE sale (n int)', 'INSERT INTO sale VALUES (3)');
  const old = serverPid(folders.dataDir);
  process.kill(old, 'SIGKILL');
  const deadline = Date.now() + 20_000;
  let rows: unknown;
  while (rows === undefined && Date.now() < deadline) {
    await sleep(100);
    rows = await query(cluster.url, 'SELECT n FROM sale').catch(() => undefined);
  }
  assert.deepEqual(rows, [{ n: 3 }]);
  // Owned again: nobody else may have it.
  assert.match((await hold(folders).held).error ?? '', /^Otra copia de Cuadra/);
  await cluster.stop();
  assert.equal(serverPid(folders.dataDir), 0);
});

test('a server that does not start says why', async (t) => {
  const folders = await makeFolders(t);
  await (await startCluster(folders)).stop();
  const hba = path.join(clusterOf(folders.dataDir), 'pg_hba.conf');
  const { uid } = await stat(hba);
  await writeFile(hba, 'esto no es una regla\n');
  assert.equal((await stat(hba)).uid, uid);
  await assert.rejects(startCluster(folders), (error: Error) => {
    assert.match(error.message, /^PostgreSQL no arrancó/);
    assert.match(error.message, /pg_hba\.conf/);
    return true;
  });
});
