import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from './start-cluster.ts';
import { makeFolders } from './testing/folders.ts';
import { hold } from './testing/holder.ts';
import { query } from './testing/query.ts';

test('a kill while the database is being made leaves nothing half made', async (t) => {
  const folders = await makeFolders(t);
  await mkdir(folders.dataDir);
  // Kills at several depths: just begun, files there, and half a second in.
  for (const depth of ['', 'cluster/PG_VERSION', 'cluster/global/pg_control']) {
    const killed = hold(folders);
    const temporary = path.join(folders.dataDir, `postgres.${killed.pid}.tmp`);
    const deadline = Date.now() + 20_000;
    while (!existsSync(path.join(temporary, depth)) && Date.now() < deadline) await sleep(2);
    await killed.end('SIGKILL');
    assert.ok(existsSync(temporary), `killed in the middle (${depth})`);
    assert.ok(!existsSync(path.join(folders.dataDir, 'postgres')));
  }

  const cluster = await startCluster(folders);
  folders.onEnd(cluster.stop);
  assert.deepEqual(await readdir(folders.dataDir), ['postgres']);
  assert.deepEqual(await query(cluster.url, 'SELECT 1 AS n'), [{ n: 1 }]);
});
