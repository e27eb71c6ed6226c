import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { copyProject } from './clone.ts';
import { homeOf, makePlace } from './place.ts';
import { leftOf } from './processes.ts';
import { runCuadra } from './run-cuadra.ts';

// For an ordinary user all the other tests here say it; only root can also try what root meets.
if (process.getuid?.() === 0) {
  test('npm start as root, from a clone that nobody else may enter', async (t) => {
    const place = await makePlace(t, 0o700);
    const root = path.join(place.root, 'clone');
    copyProject(root);
    const cuadra = runCuadra(place, { by: 'npm', root });
    const url = await cuadra.ready;
    assert.equal((await fetch(`${url}/api/v1/health/ready`)).status, 200);
    const home = await homeOf(place.dataDir);
    assert.ok(!home.startsWith(place.root), 'the database is where its account can reach it');
    assert.notEqual((await stat(path.join(home, 'cluster'))).uid, 0);
    cuadra.signal('SIGTERM');
    await cuadra.ended;
    assert.deepEqual(await leftOf(home, 5_000), []);
  });

  test('npm start as an ordinary user, in a clone that root installed', async (t) => {
    const place = await makePlace(t);
    const root = path.join(place.root, 'clone');
    copyProject(root);
    execFileSync('find', [root, '-path', '*/native/lib/*.so*', '-type', 'l', '-delete']); // no install script ran
    const [, , uid = '', gid = ''] =
      (await readFile('/etc/passwd', 'utf8')).match(/^nobody:.*$/m)?.[0].split(':') ?? [];
    await chown(place.root, Number(uid), Number(gid));
    const cuadra = runCuadra(place, {
      by: 'npm',
      root,
      account: { uid: Number(uid), gid: Number(gid) },
      env: { NODE_ENV: 'production' },
    });
    const url = await cuadra.ready;
    assert.equal((await fetch(`${url}/api/v1/health/ready`)).status, 200);
    const home = await homeOf(place.dataDir);
    assert.ok(home.startsWith(place.dataDir));
    assert.equal((await stat(home)).uid, Number(uid));
    cuadra.signal('SIGTERM');
    await cuadra.ended;
    assert.deepEqual(await leftOf(place.dataDir, 5_000), []);
  });
}
