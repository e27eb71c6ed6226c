import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { beginSecondFactor, confirmSecondFactor, login, verifySession } from '@cuadra/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { openCompany } from '../testing/company.ts';
import { makeTestFolder } from '../testing/postgres.ts';
import { runCommand } from '../testing/run-command.ts';
import { runCuadra } from '../testing/run-cuadra.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const run = (args: string[], input?: string) =>
  runCommand('platform-user', args, {
    env: { DATABASE_URL: api.database.ownerUrl },
    ...(input === undefined ? {} : { input }),
  });
const signIn = (username: string, password: string) => api.ok(login, { body: { username, password } });

test('a super user is made with a password from a pipe, and signs in', async () => {
  const args = ['super_user', '--username', 'Jefa', '--email', 'jefa@cuadra.example', '--name', 'Ana Soto'];
  const { code, stdout, stderr } = await run(args, 'una clave muy larga\n');
  assert.deepEqual([code, stdout, stderr], [0, 'Creado «jefa».\n', '']);
  const { user } = await signIn('jefa', 'una clave muy larga');
  assert.deepEqual([user.super_user, user.inspector, user.name], [true, false, 'Ana Soto']);
});

test('an inspector is made with a password that is made up and shown', async () => {
  const { code, stdout } = await run([
    'inspector',
    '--username',
    'lupa',
    '--email',
    'lupa@cuadra.example',
    '--generate',
  ]);
  assert.equal(code, 0);
  const password = /^Contraseña: (\S{16})$/m.exec(stdout)?.[1] ?? '';
  const { user } = await signIn('lupa', password);
  assert.deepEqual([user.inspector, user.name], [true, 'lupa']);
});

test('another password ends the sessions; a user of a company is not theirs', async () => {
  await run(['super_user', '--username', 'olvida', '--email', 'olvida@cuadra.example'], 'la primera clave');
  const { token } = await signIn('olvida', 'la primera clave');
  const { code, stdout } = await run(['password', '--username', 'olvida'], 'la segunda clave');
  assert.deepEqual([code, stdout], [0, 'Contraseña de «olvida» cambiada.\n']);
  assert.equal((await api.refused(verifySession, { token })).status, 401);
  await signIn('olvida', 'la segunda clave');
  const company = await openCompany(api);
  const refused = await run(['password', '--username', company.username], 'la tercera clave');
  assert.deepEqual(
    [refused.code, refused.stderr],
    [2, `No hay ningún super usuario ni inspector «${company.username}».\n`],
  );
});

test('a second factor is taken off who has lost it, and their sessions end', async () => {
  const { username, password, token } = await openCompany(api);
  const { secret } = await api.ok(beginSecondFactor, { token, body: { password } });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await api.ok(confirmSecondFactor, { token, body: { code } });
  const refused = await api.refused(login, { body: { username, password } });
  assert.equal(refused.message, 'ERROR_SECOND_FACTOR');
  assert.equal((await run(['second-factor', '--username', username])).code, 0);
  assert.equal((await api.refused(verifySession, { token })).status, 401);
  await signIn(username, password);
  const again = await run(['second-factor', '--username', username]);
  assert.deepEqual([again.code, again.stderr], [2, `«${username}» no tiene verificación en dos pasos.\n`]);
  const nobody = await run(['second-factor', '--username', 'nadie.jamas']);
  assert.deepEqual([nobody.code, nobody.stderr], [2, 'No hay ningún usuario «nadie.jamas».\n']);
});

test('it says what is wrong, and makes nobody', async () => {
  const company = await openCompany(api);
  const good = ['super_user', '--username', 'nueva', '--email', 'nueva@cuadra.example'];
  const wrong: [args: string[], input: string, says: RegExp][] = [
    [[], 'una clave larga', /Di qué hacer[\s\S]*Uso: /],
    [['reina', '--username', 'nueva', '--email', 'n@cuadra.example'], 'una clave larga', /Di qué hacer/],
    [['super_user', '--username', 'Ñ', '--email', 'n@cuadra.example'], 'una clave larga', /--username/],
    [['super_user', '--username', 'nueva', '--email', 'n'], 'una clave larga', /--email/],
    [['super_user', '--username', 'nueva'], 'una clave larga', /--email/],
    [good, 'Password1', /de las que se prueban primero/],
    [[...good, '--password', 'en el argumento'], 'una clave larga', /Uso: /],
    [good, 'corta', /de 8 a 200 caracteres/],
    [good, '', /de 8 a 200 caracteres/],
    [
      ['super_user', '--username', company.username, '--email', 'n@cuadra.example'],
      'una clave larga',
      /ya existe/,
    ],
    [['super_user', '--username', 'nueva', '--email', company.email], 'una clave larga', /ya lo usa/],
  ];
  for (const [args, input, says] of wrong) {
    const { code, stdout, stderr } = await run(args, input);
    assert.deepEqual([code, stdout], [2, ''], args.join(' '));
    assert.match(stderr, says);
    assert.doesNotMatch(stderr, /\bat .+:\d+/);
  }
  assert.deepEqual(await api.database.query("select from platform_users where username = 'nueva'"), []);
});

test('the embedded database is found beside a running Cuadra, and started when none runs', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(await makeTestFolder(), 'data');
  const cuadra = await runCuadra(dataDir);
  const make = (username: string) =>
    runCommand(
      'platform-user',
      ['super_user', '--username', username, '--email', `${username}@cuadra.example`],
      {
        env: { DATA_DIR: dataDir },
        input: 'una clave muy larga',
      },
    );
  assert.deepEqual(await make('uno'), { code: 0, stdout: 'Creado «uno».\n', stderr: '' });
  await cuadra.ok(login, { body: { username: 'uno', password: 'una clave muy larga' } });
  await cuadra.end('SIGTERM');
  assert.deepEqual(await make('dos'), { code: 0, stdout: 'Creado «dos».\n', stderr: '' });
  assert.equal(cuadra.databasePid(), 0, 'the database that was started for it has ended');
  const again = await runCuadra(dataDir);
  await again.ok(login, { body: { username: 'dos', password: 'una clave muy larga' } });
  await again.end('SIGTERM');
});
