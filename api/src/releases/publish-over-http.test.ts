import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { RELEASE_MAX_BYTES, RELEASE_MAX_UNPACKED } from '@cuadra/shared/contract';
import { archive, type Entry, entriesOf } from '../testing/archive.ts';
import { openCompany } from '../testing/company.ts';
import { readError } from '../testing/http-client.ts';
import { buildContents, SHELL } from '../testing/module-build.ts';
import { asOwner } from '../testing/releases.ts';
import { startApi } from '../testing/start-api.ts';
import { makeToken, revokeToken } from './tokens.ts';

const api = await startApi();
await mkdir(join(api.folder, 'shell', '.build', 'www'), { recursive: true });
await writeFile(join(api.folder, 'shell', '.build', 'www', 'shell.json'), JSON.stringify(SHELL));

const tokenOf = (name: string) =>
  asOwner(api.database, (db) => makeToken(db, { name, label: `CI de ${name}`, by: 'test' }));
const { id, token } = await tokenOf('mf_pos');

const filesOf = (id: string, change?: (contents: Map<string, Buffer>) => void): Entry[] => {
  const contents = buildContents(id);
  change?.(contents);
  return entriesOf(contents);
};
const built = async (id = 'aaaaaaaa') => archive([[{ name: './', type: 'directory' }, ''], ...filesOf(id)]);

interface Sent {
  of?: string | undefined;
  module?: string;
  version?: string;
}
const send = (body: Buffer, sent: Sent = {}) => {
  const { of, module = 'mf_pos', version = '' } = { of: token, ...sent };
  return api.send('POST', `/api/v1/releases/${module}${version && `?version=${version}`}`, {
    token: of,
    body,
    headers: { 'content-type': 'application/gzip' },
  });
};
const published = async () =>
  (await api.database.query<{ version: string }>('select version from releases order by id')).map(
    ({ version }) => version,
  );

test('a team publishes from wherever it builds, for nobody yet', async () => {
  const answer = await send(await built(), { version: '1.0.0' });
  assert.deepEqual([answer.status, answer.body], [200, { name: 'mf_pos', version: '1.0.0', is_new: true }]);
  const file = await api.send('GET', '/remotes/mf_pos/1.0.0/entry.js', {
    headers: { 'accept-encoding': 'br' },
  });
  assert.match(file.text, /mf_pos_aaaaaaaa/);
  assert.equal(file.headers.get('content-encoding'), 'br');
  assert.deepEqual(
    await api.database.query('select who, what, version from release_log where what <> $1', ['token-made']),
    [{ who: 'CI de mf_pos', what: 'published', version: '1.0.0' }],
  );
  assert.deepEqual(await api.database.query('select active from release_channels'), [{ active: null }]);
  // Without a version it is the one of its package.json.
  assert.deepEqual((await send(await built('bbbbbbbb'))).body, {
    ...{ name: 'mf_pos', version: '0.1.0', is_new: true },
  });
});

test('a version never changes: the same again is nothing new, other content is refused', async () => {
  const again = await send(await built(), { version: '1.0.0' });
  assert.deepEqual([again.status, again.body], [200, { name: 'mf_pos', version: '1.0.0', is_new: false }]);
  const other = await send(await built('cccccccc'), { version: '1.0.0' });
  assert.equal(other.status, 409);
  assert.equal(readError(other).message, 'ERROR_CONFLICT');
  assert.match(other.text, /"version":"already-used".*ya está publicada con otro contenido/);
});

test("without a token, with one that nobody made, another module's, a user's or a revoked one, nothing is read", async () => {
  const body = await built('dddddddd');
  const clients = await tokenOf('mf_clients');
  const { token: user } = await openCompany(api);
  const revoked = await tokenOf('mf_pos');
  await asOwner(api.database, (db) => revokeToken(db, revoked.id, 'test'));
  const before = await published();
  for (const [of, status] of [
    ...[[undefined, 401] as const, [randomBytes(32).toString('base64url'), 401] as const],
    ...[[clients.token, 403] as const, [user, 401] as const, [revoked.token, 401] as const],
  ]) {
    assert.equal((await send(body, { of, version: '3.0.0' })).status, status);
  }
  assert.deepEqual(await published(), before);
});

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

const refusals: [string, () => Promise<Buffer>, number, RegExp][] = [
  ['no archive', async () => randomBytes(4_000), 400, /"archive":"not-an-archive"/],
  ['a gzip that is no tar', async () => gzipSync(randomBytes(4_000)), 400, /"archive":"not-an-archive"/],
  ['nothing at all', async () => Buffer.alloc(0), 400, /"archive"/],
  ['half of an archive', async () => half(await built('eeeeeeee')), 400, /"archive":"not-an-archive"/],
  [
    'half of a tar, whole as gzip',
    async () => gzipSync(half(gunzipSync(await built('eeeeeeee')))),
    400,
    /"archive":"(not-an-archive|refused)"/,
  ],
  [
    'a path out of it',
    () => archive([...filesOf('eeeeeeee'), [{ name: '../../victim.js' }, 'x']]),
    400,
    /"archive":"not-a-path"/,
  ],
  [
    'a path from the root',
    () => archive([...filesOf('eeeeeeee'), [{ name: '/etc/victim.js' }, 'x']]),
    400,
    /"archive":"not-a-path"/,
  ],
  [
    'a link',
    () =>
      archive([...filesOf('eeeeeeee'), [{ name: 'more.js', type: 'symlink', linkname: '/etc/passwd' }, '']]),
    400,
    /"archive":"not-a-file"/,
  ],
  [
    'more files than a build has',
    () => archive(Array.from({ length: 1_100 }, (_, n): Entry => [{ name: `${n}.js` }, 'x'])),
    400,
    /"archive":"too-many-files"/,
  ],
  [
    'what unpacks to too much',
    async () => gzipSync(Buffer.alloc(RELEASE_MAX_UNPACKED * 4)),
    413,
    /ERROR_PAYLOAD_TOO_LARGE/,
  ],
  [
    'one file that unpacks to too much',
    () => archive([[{ name: 'a.js' }, Buffer.alloc(RELEASE_MAX_UNPACKED + 1)]]),
    413,
    /ERROR_PAYLOAD_TOO_LARGE/,
  ],
  [
    'more bytes than may come',
    async () => randomBytes(RELEASE_MAX_BYTES + 1),
    413,
    /ERROR_PAYLOAD_TOO_LARGE/,
  ],
  [
    'a build without its description',
    () => archive(filesOf('eeeeeeee', (contents) => contents.delete('remote.json'))),
    400,
    /"archive":"refused".*Falta remote\.json/,
  ],
  [
    'a script that was changed after the build',
    () => archive(filesOf('eeeeeeee', (contents) => contents.set('entry.js', Buffer.from('other')))),
    400,
    /"archive":"refused".*entry\.js falta o cambió|lo comprimido/,
  ],
];

for (const [what, make, status, why] of refusals) {
  test(`refused whole: ${what}`, async () => {
    const before = await published();
    const answer = await send(await make(), { version: '4.0.0' });
    assert.equal(answer.status, status, answer.text);
    assert.match(answer.text, why);
    assert.deepEqual(await published(), before);
  });
}

test('an archive of another module, and one for a shell that is not here', async () => {
  const clients = await tokenOf('mf_clients');
  const answer = await send(await built('eeeeeeee'), { of: clients.token, module: 'mf_clients' });
  assert.match(answer.text, /"archive":"refused".*Eso es mf_pos, y no mf_clients/);
  const remote = JSON.parse(String(buildContents('eeeeeeee').get('remote.json')));
  const newer = filesOf('eeeeeeee', (contents) =>
    contents.set('remote.json', Buffer.from(JSON.stringify({ ...remote, consumes: { react: '^18.0.0' } }))),
  );
  assert.match((await send(await archive(newer), { version: '4.0.0' })).text, /pide react \^18\.0\.0/);
});

test('another kind of body, and a version that is none', async () => {
  const json = await api.send('POST', '/api/v1/releases/mf_pos', { token, body: {} });
  assert.equal(json.status, 415);
  assert.equal((await send(await built(), { version: '..' })).status, 400);
});

test('200 MB are refused early, and cost the server no memory', async () => {
  const before = process.memoryUsage().rss;
  const zeros = Buffer.alloc(1_000_000);
  const outcome = await new Promise<number | string>((resolve) => {
    const call = request(
      `${api.origin}/api/v1/releases/mf_pos?version=5.0.0`,
      { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    const bomb = createGzip();
    bomb.pipe(call);
    let sent = 0;
    const more = () => {
      while (sent < 200) {
        sent++;
        if (!bomb.write(zeros)) return void bomb.once('drain', more);
      }
      bomb.end();
    };
    more();
  });
  assert.ok(outcome === 413 || outcome === 400, String(outcome));
  assert.ok(process.memoryUsage().rss - before < 150_000_000);
});

test('a half-sent archive is refused whole, and the server goes on', async () => {
  const body = await built('ffffffff');
  const before = await published();
  await new Promise<void>((resolve) => {
    const call = request(`${api.origin}/api/v1/releases/mf_pos?version=6.0.0`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/gzip',
        'content-length': body.length,
      },
    });
    call.on('error', () => resolve());
    call.write(body.subarray(0, body.length / 2), () => setTimeout(() => call.destroy(), 50));
    call.on('close', () => resolve());
  });
  assert.deepEqual(await published(), before);
  assert.equal((await send(body, { version: '6.0.0' })).status, 200);
});

test('a revoked token stays in the log', async () => {
  await asOwner(api.database, (db) => revokeToken(db, id, 'test'));
  assert.equal((await send(await built('ffffffff'), { version: '7.0.0' })).status, 401);
  const [last] = await api.database.query<{ what: string }>(
    'select what from release_log order by id desc limit 1',
  );
  assert.equal(last?.what, 'token-revoked');
});
