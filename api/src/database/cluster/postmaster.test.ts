import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCluster } from './create-cluster.ts';
import { findFreePort } from './free-port.ts';
import { findHome } from './home.ts';
import { isServerOf } from './pid-file.ts';
import { findPostmaster, launchPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { makeFolders } from './testing/folders.ts';

test('a server that hears nothing is stopped all the same', async (t) => {
  const folders = await makeFolders(t);
  const home = await findHome(folders.dataDir, folders.shelters);
  const programs = await findPrograms(home.account, folders.shelters);
  await createCluster(home, programs);
  const postmaster = await launchPostmaster(home, programs, await findFreePort());
  await waitUntilReady(home, postmaster);
  process.kill(postmaster.pid, 'SIGSTOP');

  await stopPostmaster(home, programs, postmaster, { fast: 200, immediate: 200, kill: 5_000 });
  assert.ok(!isServerOf(postmaster.pid, home.cluster));
  assert.equal(await findPostmaster(home), undefined);
});
