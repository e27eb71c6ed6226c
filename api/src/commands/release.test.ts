import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { newId } from '@cuadra/shared/domain';
import { openCompany } from '../testing/company.ts';
import { buildContents, SHELL } from '../testing/module-build.ts';
import { runCommand } from '../testing/run-command.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
await writeFile(join(api.folder, 'shell', '.build', 'www', 'shell.json'), JSON.stringify(SHELL));
const folder = join(api.folder, 'build');

const run = (args: string[], env: Record<string, string> = {}) =>
  runCommand('release', args, { env: { DATABASE_URL: api.database.ownerUrl, ...env } });

async function build(id: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of buildContents(id)) await writeFile(join(folder, path), content);
}
const send = (version: string, token: string) =>
  run(['publish', 'mf-pos', '--from', folder, '--to', `${api.origin}/`, '--version', version], {
    ...(token === '' ? {} : { CUADRA_RELEASE_TOKEN: token }),
  });

test('a token is made and shown once, publishes over HTTP, and what is published is activated and rolled back', async () => {
  const made = await run(['token', 'mf-pos', '--label', 'CI de Caja']);
  const [, id = '', token = ''] =
    /^Token de mf_pos \((\S+)\); no se vuelve a mostrar:\n(\S+)\n$/.exec(made.stdout) ?? [];
  assert.match(token, /^[\w-]{43}$/);
  const listed = await run(['tokens']);
  assert.match(listed.stdout, new RegExp(`^${id} {2}mf_pos .* CI de Caja\n$`));

  for (const [buildId, version] of [
    ['aaaaaaaa', '1.0.0'],
    ['bbbbbbbb', '1.1.0'],
  ] as const) {
    await build(buildId);
    const { code, stdout, stderr } = await send(version, token);
    assert.deepEqual([code, stdout], [0, `mf_pos ${version} está publicada en ${api.origin}.\n`], stderr);
    assert.equal((await run(['activate', 'mf-pos', version])).stdout, `mf_pos ${version} está activa.\n`);
  }
  assert.match(
    (await run(['status', 'mf-pos'])).stdout,
    /^mf_pos\n {2}1\.1\.0 .*activa\n {2}1\.0\.0 .*anterior\n$/,
  );
  assert.equal((await run(['rollback', 'mf_pos'])).stdout, 'mf_pos 1.0.0 está activa.\n');
  const canary = await run(['canary', 'mf-pos', '1.1.0', '--share', '0.1']);
  assert.equal(canary.stdout, 'mf_pos 1.1.0 es canario.\n');
  assert.equal((await run(['canary', 'mf-pos', '--off'])).stdout, 'mf_pos ya no tiene canario.\n');

  const taken = await send('1.0.0', token);
  assert.equal(taken.code, 2);
  assert.match(taken.stderr, /respondió 409: mf_pos 1\.0\.0 ya está publicada con otro contenido/);
  assert.equal((await run(['revoke', id])).stdout, 'El token «CI de Caja» ya no vale.\n');
  assert.match((await send('2.0.0', token)).stderr, /respondió 401: ERROR_INVALID_SESSION/);
  assert.match((await send('2.0.0', '')).stderr, /Define CUADRA_RELEASE_TOKEN/);
});

test('a module says whom to tell when a version of it is taken out', async () => {
  const mail = (...args: string[]) => run(['team', 'mf-pos', ...args]);
  assert.equal(
    (await mail('--mail', 'caja@equipo.example')).stdout,
    'De mf_pos se avisa a caja@equipo.example.\n',
  );
  assert.match((await run(['tokens'])).stdout, /\nmf_pos {2}avisos a caja@equipo\.example\n$/);
  assert.deepEqual((await mail('--mail', 'nadie')).stderr, '«nadie» no es un correo.\n');
  assert.match((await mail()).stderr, /Di el correo del equipo/);
  assert.equal((await mail('--off')).stdout, 'De mf_pos ya no se avisa a nadie.\n');
  assert.doesNotMatch((await run(['tokens'])).stdout, /avisos/);
});

test('a company keeps its versions in its hours, until that is taken back', async () => {
  const { id } = await openCompany(api);
  const kept = () =>
    api.database.query(
      `select company_id as id, days, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
       from release_holds`,
    );
  const held = await run(['hold', '08:00-18:30', '--company', id, '--days', '1,2,3,4,5,6']);
  assert.equal(held.stdout, `${id} no cambia de versión de 08:00 a 18:30, los días 1, 2, 3, 4, 5, 6.\n`);
  assert.deepEqual(await kept(), [{ id, days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '18:30' }]);
  const ended = await run(['hold', '--off', '--company', id]);
  assert.equal(ended.stdout, `${id} cambia de versión a cualquier hora.\n`);
  assert.deepEqual(await kept(), []);
  const [last] = await api.database.query(
    'select what, name, details from release_log order by id desc limit 1',
  );
  assert.deepEqual(last, { what: 'not-held', name: null, details: { company: id } });

  for (const company of [newId(), 'nadie']) {
    const { code, stderr } = await run(['hold', '08:00-18:00', '--company', company]);
    assert.deepEqual([code, stderr], [2, `No hay ninguna empresa ${company}.\n`]);
  }
});

test('what is asked wrongly is told with how it is asked, and what cannot be done in one line', async () => {
  for (const args of [
    [],
    ['delete', 'mf-pos'],
    ['activate', 'mf-pos'],
    ['canary', 'mf-pos', '1.0.0', '--share', '2'],
    ['hold', '08:00-18:00'],
    ['hold', '--company', newId()],
    ['hold', '08:00-08:00', '--company', newId()],
    ['hold', '08:00-18:00', '--company', newId(), '--days', 'lunes'],
  ]) {
    const { code, stderr } = await run(args);
    assert.equal(code, 2);
    assert.match(stderr, /Uso: npm run release/, args.join(' '));
  }
  const { code, stderr } = await run(['activate', 'mf-pos', '9.9.9']);
  assert.deepEqual([code, stderr], [2, 'mf_pos no tiene la versión 9.9.9.\n']);
});

test('another key signs, and the one before until it is dropped', async () => {
  const keys = () => api.database.query('select id from registry_keys');
  const rotated = await run(['key', 'rotate']);
  assert.match(rotated.stdout, /^Firma la clave [\w-]{43}\.\n$/);
  assert.equal((await keys()).length, 2);
  assert.match((await run(['key', 'rotate', '--now'])).stdout, /^Firma la clave/);
  assert.equal((await keys()).length, 1);
  assert.equal((await run(['key', 'forget'])).code, 2);
});
