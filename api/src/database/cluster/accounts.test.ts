import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { parsePasswd, type ServerAccount } from './account.ts';
import { findHome } from './home.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
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

/** What is said where a start is refused; one that was not is stopped again. */
async function refusal(start: Promise<Cluster>): Promise<string> {
  try {
    await (await start).stop();
    return 'it started';
  } catch (error) {
    return String(error);
  }
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

test('a data folder that cannot be written is told as such', async (t) => {
  const folders = await makeFolders(t);
  const user = await ordinaryUser();
  const code = await deploy(path.join(folders.root, 'installed'));
  const home = await folderOf(user, path.join(folders.root, 'home'));
  await chmod(home, 0o555);
  const closed = path.join(home, '.data');
  const within = await hold({ dataDir: closed, account: user, code }).held;
  assert.match(
    within.error ?? '',
    /^No se puede usar la carpeta de datos .*\.data: este usuario no tiene permiso\. Dale/,
  );
  const itself = await hold({ dataDir: home, account: user, code }).held;
  assert.match(
    itself.error ?? '',
    /^No se puede usar la carpeta de datos .*home: este usuario no tiene permiso\. Dale.*DATA_DIR\.$/,
  );
  const file = path.join(folders.root, 'file');
  await writeFile(file, '');
  const inFile = await hold({ dataDir: path.join(file, '.data'), account: user, code }).held;
  assert.match(inFile.error ?? '', /^No se puede usar la carpeta de datos .*no es una carpeta/);
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

  test('a data folder that was moved keeps its sheltered database, and a copy says that it has none', async (t) => {
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
    assert.match(
      await refusal(start(copied)),
      new RegExp(
        `^ClusterError: ${copied} es una copia de ${after}, .*${await homeOf(after)}.*npm run backup`,
      ),
    );
    assert.deepEqual(await readdir(copied), ['postgres.json']);
    assert.equal((await readdir(folders.shelters[0] ?? '')).filter((name) => name !== 'programs').length, 1);

    await rm(path.join(copied, 'postgres.json'));
    const third = await start(copied);
    folders.onEnd(third.stop);
    await assert.rejects(query(third.url, 'SELECT n FROM kept'), { code: '42P01' });
  });

  test('a pointer to data that is gone, or that nobody can read, stops the start and makes nothing', async (t) => {
    const folders = await makeFolders(t);
    const [here, there] = ['here', 'there'].map((name) => path.join(folders.root, name)) as [string, string];
    const dataDir = path.join(await closedFolder(folders), '.data');
    const start = () => startCluster({ dataDir, shelters: folders.shelters });
    const first = await start();
    await first.stop();
    const home = await homeOf(dataDir);
    const pointer = await readFile(path.join(dataDir, 'postgres.json'), 'utf8');
    assert.deepEqual(JSON.parse(pointer), { dataDir: await realpath(dataDir), home });

    const isGone = new RegExp(`^ClusterError: .* debería estar en ${home}.*npm run restore`);
    await rename(home, here);
    assert.match(await refusal(start()), isGone);
    // As it is on another machine, to which the data folder alone was copied.
    await writeFile(
      path.join(dataDir, 'postgres.json'),
      JSON.stringify({ dataDir: path.join(folders.root, 'elsewhere'), home }),
    );
    assert.match(await refusal(start()), isGone);
    await writeFile(path.join(dataDir, 'postgres.json'), '{ "dataDir":');
    assert.match(await refusal(start()), /^ClusterError: No se puede leer .*postgres\.json/);
    assert.equal(existsSync(home), false);

    await writeFile(path.join(dataDir, 'postgres.json'), pointer);
    await rename(here, home);
    await rename(path.join(home, 'cluster'), there);
    assert.match(await refusal(start()), /^ClusterError: .*debería estar en .*cluster/);
    await rename(there, path.join(home, 'cluster'));
    const again = await start();
    folders.onEnd(again.stop);
  });

  test('a first start that was killed before it made the database is no lost database', async (t) => {
    const folders = await makeFolders(t);
    const dataDir = path.join(await closedFolder(folders), '.data');
    await mkdir(dataDir);
    const home = path.join(folders.shelters[0] ?? '', 'announced');
    await writeFile(
      path.join(dataDir, 'postgres.json'),
      JSON.stringify({ dataDir: await realpath(dataDir), home, isPending: true }),
    );
    const cluster = await startCluster({ dataDir, shelters: folders.shelters });
    folders.onEnd(cluster.stop);
    assert.equal(existsSync(path.join(home, 'cluster')), true);
  });

  test('starts at once agree on the place of the database that they make', async (t) => {
    const folders = await makeFolders(t);
    const dataDir = path.join(await closedFolder(folders), '.data');
    const homes = await Promise.all(
      Array.from({ length: 8 }, () => findHome(dataDir, folders.shelters).then(({ directory }) => directory)),
    );
    assert.deepEqual([...new Set(homes)], [await homeOf(dataDir)]);
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
