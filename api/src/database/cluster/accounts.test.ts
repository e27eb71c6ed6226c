import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { parsePasswd, type ServerAccount } from './account.ts';
import { startCluster } from './start-cluster.ts';
import { deploy } from './testing/deploy.ts';
import { type Folders, makeFolders } from './testing/folders.ts';
import { hold } from './testing/holder.ts';
import { query } from './testing/query.ts';

const isRoot = process.getuid?.() === 0;

/** The account that stands for an ordinary user: nobody when root runs the tests, else ourselves. */
async function ordinaryUser(): Promise<ServerAccount | undefined> {
  if (!isRoot) return undefined;
  return parsePasswd(await readFile('/etc/passwd', 'utf8')).find(({ name }) => name === 'nobody');
}

/** A folder that an ordinary user made. */
async function folderOf(user: ServerAccount | undefined, folder: string): Promise<string> {
  await mkdir(folder);
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  return folder;
}

const homeOf = async (dataDir: string): Promise<string> =>
  JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8')).home;

test('an ordinary user has all of it in the data folder, programs too when node_modules has no links', async (t) => {
  const folders = await makeFolders(t);
  const user = await ordinaryUser();
  const code = await deploy(path.join(folders.root, 'installed'));
  const dataDir = path.join(await folderOf(user, path.join(folders.root, 'home')), '.data');

  const holder = hold({ dataDir, shelters: folders.shelters, account: user, code });
  folders.onEnd(() => holder.end('SIGTERM'));
  const { url = '', error } = await holder.held;
  assert.equal(error, undefined);
  await query(url, 'CREATE EXTENSION pg_trgm', 'SELECT \'ñ\' COLLATE "es-x-icu"');
  assert.equal(existsSync(path.join(dataDir, 'postgres.json')), false);
  assert.deepEqual(await readdir(folders.shelters[0] ?? ''), []);
  if (isRoot) assert.equal((await readdir(dataDir)).sort().join(), 'postgres,programs');
  if (user !== undefined) assert.equal((await stat(path.join(dataDir, 'postgres'))).uid, user.uid);
});

// What follows is about root alone, and can only be tried as root.
if (isRoot) {
  /** A folder that only root may enter, as /root is. */
  const closedFolder = async (folders: Folders) => {
    const closed = path.join(folders.root, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o700);
    return closed;
  };

  test('root, with programs and data where nobody else may go, has both in a shelter', async (t) => {
    const folders = await makeFolders(t);
    const closed = await closedFolder(folders);
    const code = await deploy(path.join(closed, 'installed'));
    const dataDir = path.join(closed, '.data');

    const first = hold({ dataDir, shelters: folders.shelters, code });
    folders.onEnd(() => first.end('SIGKILL'));
    const { url = '', error } = await first.held;
    assert.equal(error, undefined);
    await query(url, 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (5)');
    const home = await homeOf(dataDir);
    assert.equal(path.dirname(home), folders.shelters[0]);
    assert.notEqual((await stat(path.join(home, 'cluster'))).uid, 0);
    assert.equal((await stat(path.join(home, 'password'))).uid, 0);
    assert.equal((await stat(path.join(home, 'password'))).mode & 0o777, 0o600);
    assert.deepEqual((await readdir(folders.shelters[0] ?? '')).sort(), [path.basename(home), 'programs']);

    await first.end('SIGKILL');
    const second = hold({ dataDir, shelters: folders.shelters, code });
    folders.onEnd(() => second.end('SIGTERM'));
    const held = await second.held;
    assert.deepEqual(held, { url, adopted: true });
    assert.equal(await second.end('SIGTERM'), 0);
    const third = hold({ dataDir, shelters: folders.shelters, code });
    folders.onEnd(() => third.end('SIGTERM'));
    assert.deepEqual(await query((await third.held).url ?? '', 'SELECT n FROM kept'), [{ n: 5 }]);
  });

  test('a data folder that was moved keeps its sheltered database, and a copy gets one of its own', async (t) => {
    const folders = await makeFolders(t);
    const closed = await closedFolder(folders);
    const [before, after, copied] = ['a', 'b', 'c'].map((name) => path.join(closed, name)) as [
      string,
      string,
      string,
    ];
    const start = (dataDir: string) => startCluster({ dataDir, shelters: folders.shelters });
    const first = await start(before);
    await query(first.url, 'CREATE TABLE kept (n int)');
    await first.stop();

    await rename(before, after);
    const second = await start(after);
    folders.onEnd(second.stop);
    assert.deepEqual(await query(second.url, 'SELECT n FROM kept'), []);

    await cp(after, copied, { recursive: true });
    const third = await start(copied);
    folders.onEnd(third.stop);
    await assert.rejects(query(third.url, 'SELECT n FROM kept'), { code: '42P01' });
    assert.notEqual(await homeOf(copied), await homeOf(after));
  });

  test('a data folder that was deleted starts empty', async (t) => {
    const folders = await makeFolders(t);
    const dataDir = path.join(await closedFolder(folders), '.data');
    const first = await startCluster({ dataDir, shelters: folders.shelters });
    await query(first.url, 'CREATE TABLE kept (n int)');
    await first.stop();
    await rm(dataDir, { recursive: true });
    const second = await startCluster({ dataDir, shelters: folders.shelters });
    folders.onEnd(second.stop);
    await assert.rejects(query(second.url, 'SELECT n FROM kept'), { code: '42P01' });
  });

  test("root runs an ordinary user's database as that user, and leaves it usable for them", async (t) => {
    const folders = await makeFolders(t);
    const user = await ordinaryUser();
    const code = await deploy(path.join(folders.root, 'installed'));
    const dataDir = path.join(await folderOf(user, path.join(folders.root, 'home')), '.data');
    const theirs = hold({ dataDir, account: user, code });
    folders.onEnd(() => theirs.end('SIGKILL'));
    await query((await theirs.held).url ?? '', 'CREATE TABLE kept (n int)');
    await theirs.end('SIGTERM');

    const byRoot = await startCluster({ dataDir, shelters: folders.shelters });
    folders.onEnd(byRoot.stop);
    assert.deepEqual(await query(byRoot.url, 'SELECT n FROM kept'), []);
    await byRoot.stop();

    const again = hold({ dataDir, account: user, code });
    folders.onEnd(() => again.end('SIGTERM'));
    assert.equal((await again.held).error, undefined);
  });

  test("an ordinary user is told that root's database is not theirs", async (t) => {
    const folders = await makeFolders(t);
    const user = await ordinaryUser();
    const code = await deploy(path.join(folders.root, 'installed'));
    const byRoot = await startCluster(folders);
    await byRoot.stop();
    const { error } = await hold({ dataDir: folders.dataDir, account: user, code }).held;
    assert.match(error ?? '', /^La base de datos de .* no es de este usuario/);
  });

  test('root is told when no place can be reached', async (t) => {
    const folders = await makeFolders(t);
    const closed = await closedFolder(folders);
    await assert.rejects(
      startCluster({ dataDir: path.join(closed, 'data'), shelters: [path.join(closed, 'shelter')] }),
      /^ClusterError: La cuenta «\w+».*DATA_DIR/,
    );
  });
}
