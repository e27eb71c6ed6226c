import assert from 'node:assert/strict';
import { closeSync, writeSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster } from './create-cluster.ts';
import { findHome } from './home.ts';
import { findPrograms } from './programs.ts';
import { boundLog, logLength, openLog, readLog } from './server-log.ts';
import { makeFolders } from './testing/folders.ts';

test('a long log is cut under the feet of whoever writes it, and what was there is kept once', async (t) => {
  const folders = await makeFolders(t);
  const home = await findHome(folders.dataDir, folders.shelters);
  await createCluster(home, await findPrograms(home.account, folders.shelters));
  const log = openLog(home);
  folders.onEnd(() => closeSync(log));
  writeSync(log, `${'x'.repeat(99)}\n`.repeat(25_000));
  assert.ok(readLog(home).length <= 4096);

  folders.onEnd(boundLog(home));
  const deadline = Date.now() + 5_000;
  while (logLength(home) > 0 && Date.now() < deadline) await sleep(20);
  writeSync(log, 'after\n');
  assert.equal(readLog(home), 'after\n');
  assert.equal((await stat(`${home.logFile}.1`)).size, 2_500_000);
});
