import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RemoteBuild } from '@cuadra/shared/contract';
import { describeRegistry } from '../commands/releases/describe-registry.ts';
import { connect } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import { buildContents, integrityOf, SHELL } from '../testing/module-build.ts';
import { openTestDatabase } from '../testing/postgres.ts';
import { activate, rollback, setCanary } from './channels.ts';
import { readModuleBuild } from './module-build.ts';
import { publish } from './publish.ts';
import { readRegistry } from './read-registry.ts';

const by = 'equipo de Caja';

/** A database of its own for each test: what it tells is what was done in it. */
async function open() {
  const database = await openTestDatabase();
  // The role of the back office: whoever publishes over the network gets no more rights.
  const db = connect(database.backofficeUrl, { poolSize: 4 });
  afterTests(() => db.destroy());
  const put = async (id: string, version: string) =>
    publish(db, await readModuleBuild(buildContents(id)), { shell: SHELL, version, by });
  const record = async () => (await readRegistry(db)).remotes.mf_pos;
  return { ...database, db, put, record };
}

test('publishing puts the files in their place and changes nothing for anybody', async () => {
  const { put, record, query } = await open();
  assert.deepEqual(await put('aaaaaaaa', '1.0.0'), { name: 'mf_pos', version: '1.0.0', isNew: true });
  const found = await record();
  assert.equal(found?.active, null);
  assert.equal(found?.versions['1.0.0']?.base, '/remotes/mf_pos/1.0.0/');
  assert.equal(found?.versions['1.0.0']?.container, 'mf_pos_aaaaaaaa');
  // What a build says of itself goes along, its maps do not.
  assert.deepEqual(
    await query(`select path, type, gzip is not null as gzip, br is not null as br
      from release_files join release_blobs using (hash) order by path`),
    [
      { path: 'entry.js', type: 'text/javascript; charset=utf-8', gzip: true, br: true },
      { path: 'guides.json', type: 'application/json; charset=utf-8', gzip: false, br: false },
      { path: 'remote.json', type: 'application/json; charset=utf-8', gzip: false, br: false },
    ],
  );
});

test('a release never changes: the same again is nothing new, another build is refused', async () => {
  const { put, query } = await open();
  await put('aaaaaaaa', '1.0.0');
  const before = await query('select * from release_files order by path');
  assert.equal((await put('aaaaaaaa', '1.0.0')).isNew, false);
  await assert.rejects(put('bbbbbbbb', '1.0.0'), { refusal: 'taken', message: /ya está publicada/ });
  assert.deepEqual(await query('select * from release_files order by path'), before);
});

test('a version may have its files on another origin: an address of its own, which never changes either', async () => {
  const { db, record } = await open();
  const base = 'https://cdn.example.com/caja/1.0.0/';
  const put = async (from: string | undefined, descriptor = {}) => {
    const build = buildContents('aaaaaaaa', descriptor);
    return publish(db, await readModuleBuild(build), { shell: SHELL, version: '1.0.0', by, base: from });
  };
  for (const wrong of [
    ...['http://cdn.example.com/caja/', 'https://cdn.example.com/caja', 'https://cdn.example.com', '/caja/'],
    ...["https://cdn.example.com/;script-src 'unsafe-eval'/", 'https://a.com/, https://b.com/', 'https://*/'],
    ...['https://a@b.com/', 'https://cdn.example.com/../', 'https://cdn.example.com/?a/', 'javascript://a/'],
  ])
    await assert.rejects(put(wrong), { refusal: 'invalid', message: /no es una carpeta de un CDN/ }, wrong);
  const { descriptor } = JSON.parse(String(buildContents().get('remote.json')));
  const routes = [{ path: '/caja', title: 'Caja', expose: './Caja', offline: true }];
  await assert.rejects(put(base, { descriptor: { ...descriptor, routes } }), /funcionan sin conexión/);

  assert.equal((await put(base)).isNew, true);
  assert.equal((await record())?.versions['1.0.0']?.base, base);
  assert.equal((await put(base)).isNew, false);
  for (const other of [undefined, 'https://cdn.example.com/other/'])
    await assert.rejects(put(other), { refusal: 'taken' });
});

test('who answers requests can change or remove nothing of what was published, nor of the log', async () => {
  const { db, put, appUrl, query } = await open();
  await put('aaaaaaaa', '1.0.0');
  await activate(db, 'mf_pos', '1.0.0', by);
  const app = connect(appUrl, { poolSize: 1 });
  afterTests(() => app.destroy());
  const { sql } = await import('kysely');
  for (const role of [db, app]) {
    for (const table of ['releases', 'release_files', 'release_blobs', 'release_log']) {
      const [column] = await query<{ name: string }>(
        `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum = 2`,
        [table],
      );
      const statements = [
        `update ${table} set ${column?.name} = ${column?.name}`,
        `delete from ${table}`,
        `truncate ${table}`,
      ];
      for (const statement of statements)
        await assert.rejects(sql.raw(statement).execute(role), { code: '42501' }, statement);
    }
  }
  assert.deepEqual(await query('select who, what, name, version from release_log order by id'), [
    { who: by, what: 'published', name: 'mf_pos', version: '1.0.0' },
    { who: by, what: 'activated', name: 'mf_pos', version: '1.0.0' },
  ]);
});

const refusals: [string, (change: Map<string, Buffer>, remote: RemoteBuild) => RemoteBuild, RegExp][] = [
  [
    'a shell that is too old for it',
    (_, remote) => ({ ...remote, descriptor: { ...remote.descriptor, apiVersion: '^1.3.0' } }),
    /pide un shell con API \^1\.3\.0, y el shell tiene 1\.2\.0/,
  ],
  [
    'a library at another version',
    (_, remote) => ({ ...remote, consumes: { react: '^18.0.0' } }),
    /pide react \^18\.0\.0/,
  ],
  [
    'a library that nobody provides',
    (_, remote) => ({ ...remote, consumes: { lodash: '^4.0.0' } }),
    /toma lodash del shell/,
  ],
  [
    'a script that changed after the build',
    (_, remote) => ({ ...remote, files: { 'entry.js': integrityOf('other') } }),
    /cambió después/,
  ],
  [
    'a script that is not there',
    (_, remote) => ({ ...remote, files: { ...remote.files, 'more.js': integrityOf('more') } }),
    /more\.js falta/,
  ],
  [
    'a compressed form that is another file',
    (contents, remote) => {
      const other = buildContents('bbbbbbbb').get('entry.js.br') ?? Buffer.alloc(0);
      contents.set('entry.js.br', other);
      return remote;
    },
    /lo comprimido no es el mismo archivo/,
  ],
  [
    'more than its budget',
    (contents, remote) => {
      const heavy = Buffer.from(Array.from({ length: 120_000 }, (_, index) => Math.sin(index)).join());
      contents.set('entry.js', heavy);
      contents.delete('entry.js.gz');
      contents.delete('entry.js.br');
      return { ...remote, files: { 'entry.js': integrityOf(heavy) } };
    },
    /el límite es/,
  ],
  ['a name that no remote has', (_, remote) => ({ ...remote, name: '../mf_pos' }), /no describe un módulo/],
  [
    'a descriptor of another module',
    (_, remote) => ({ ...remote, descriptor: { ...remote.descriptor, name: 'mf_clients' } }),
    /su descriptor es de mf_clients/,
  ],
  [
    'a package version that is none',
    (_, remote) => ({ ...remote, package_version: '../../victim' }),
    /no describe un módulo/,
  ],
];

for (const [what, change, why] of refusals) {
  test(`refused: ${what}`, async () => {
    const { db, record } = await open();
    const contents = buildContents();
    const remote = change(contents, JSON.parse(String(contents.get('remote.json'))));
    contents.set('remote.json', Buffer.from(JSON.stringify(remote)));
    await assert.rejects(async () => publish(db, await readModuleBuild(contents), { shell: SHELL, by }), {
      refusal: 'invalid',
      message: why,
    });
    assert.equal(await record(), undefined);
  });
}

test('refused: what is no version', async () => {
  const { put, record } = await open();
  await put('aaaaaaaa', '1.0.0');
  for (const version of [
    ...[
      '../../victim',
      '.',
      '..',
      '',
      '1.0',
      '1.0.0/..',
      '1.0.0-..',
      'v1.0.0',
      '1.0.0+x',
      '01.0.0',
      'latest',
    ],
  ]) {
    await assert.rejects(put('bbbbbbbb', version), { message: /no es una versión/ }, version);
  }
  assert.deepEqual(Object.keys((await record())?.versions ?? {}), ['1.0.0']);
});

test('activating keeps the one before, rolling back leaves the bad one behind', async () => {
  const { db, put, record } = await open();
  const channels = async () => {
    const found = await record();
    return [found?.active, found?.previous];
  };
  for (const [id, version] of [
    ['aaaaaaaa', '1.0.0'],
    ['bbbbbbbb', '1.1.0'],
    ['cccccccc', '1.2.0'],
  ] as const) {
    await put(id, version);
    await activate(db, 'mf_pos', version, by);
  }
  assert.deepEqual(await channels(), ['1.2.0', '1.1.0']);
  assert.equal(await rollback(db, 'mf_pos', by), '1.1.0');
  assert.deepEqual(await channels(), ['1.1.0', '1.0.0']);
  assert.equal(await rollback(db, 'mf_pos', by), '1.0.0');
  await assert.rejects(rollback(db, 'mf_pos', by), { refusal: 'unknown', message: /versión anterior/ });
});

test('only what is published can be activated or be a canary, and a canary that everybody gets is none', async () => {
  const { db, put, record } = await open();
  await put('aaaaaaaa', '1.0.0');
  await put('bbbbbbbb', '1.1.0');
  await assert.rejects(activate(db, 'mf_pos', '9.9.9', by), /no tiene la versión 9\.9\.9/);
  await assert.rejects(activate(db, 'mf_other', '1.0.0', by), /publícalo primero/);
  const canary = { version: '1.1.0', companies: ['c'], share: 0.1 };
  await assert.rejects(setCanary(db, 'mf_pos', { ...canary, version: '9.9.9' }, by), /no tiene la versión/);
  await activate(db, 'mf_pos', '1.0.0', by);
  await setCanary(db, 'mf_pos', canary, by);
  assert.deepEqual((await record())?.canary, canary);
  await activate(db, 'mf_pos', '1.1.0', by);
  const found = await record();
  assert.deepEqual([found?.active, found?.previous, found?.canary], ['1.1.0', '1.0.0', null]);
});

test('many at once all get in, and of two with one version one does', async () => {
  const { db, put, record } = await open();
  const versions = Array.from({ length: 8 }, (_, index) => `1.${index}.0`);
  await Promise.all(versions.map((version, index) => put(`aaaaaaa${index}`, version)));
  assert.deepEqual(Object.keys((await record())?.versions ?? {}).sort(), versions);
  const both = await Promise.allSettled([put('bbbbbbbb', '2.0.0'), put('cccccccc', '2.0.0')]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const isActive = await Promise.all(versions.map((version) => activate(db, 'mf_pos', version, by)));
  assert.equal(isActive.length, versions.length);
  const found = await record();
  assert.ok(found?.active && found.previous && found.active !== found.previous);
});

test('the status names what each version is, newest first', async () => {
  const { db, put } = await open();
  assert.equal(describeRegistry(await readRegistry(db)), 'No hay nada publicado.');
  await put('aaaaaaaa', '1.0.0');
  await put('bbbbbbbb', '1.1.0');
  await activate(db, 'mf_pos', '1.0.0', by);
  await activate(db, 'mf_pos', '1.1.0', by);
  assert.match(
    describeRegistry(await readRegistry(db), 'mf_pos'),
    /^mf_pos\n {2}1\.1\.0 .*activa\n {2}1\.0\.0 .*anterior$/,
  );
});
