import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { bringUp } from './bring-up.ts';
import { createCluster } from './create-cluster.ts';
import { findFreePort } from './free-port.ts';
import { findHome } from './home.ts';
import { stopPostmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { makeFolders } from './testing/folders.ts';

test('a port that is taken at that moment is tried again', async (t) => {
  const folders = await makeFolders(t);
  const home = await findHome(folders.dataDir, folders.shelters);
  const programs = await findPrograms(home.account, folders.shelters);
  await createCluster(home, programs);
  const port = await findFreePort();
  const thief = createServer();
  await new Promise<void>((resolve) => thief.listen(port, '127.0.0.1', resolve));

  let launches = 0;
  const coming = bringUp(home, programs, { port, onLaunch: () => launches++ });
  await sleep(600);
  thief.close();
  const server = await coming;
  folders.onEnd(() => stopPostmaster(home, programs, server.postmaster));
  assert.equal(server.port, port);
  assert.ok(launches > 1);
});
