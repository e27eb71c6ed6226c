import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  activateRelease,
  listRemotes,
  type RemoteFailure,
  reportRemoteLoad,
  rollBackRelease,
  SHELL_API_VERSION,
  setReleaseCanary,
} from '@cuadra/shared/contract';
import { findFreePort } from '../../database/cluster/free-port.ts';
import { connect } from '../../database/connect.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { openCompany, signInAs, signInPlatform } from '../../testing/company.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { buildContents, SHELL } from '../../testing/module-build.ts';
import { asOwner, eventually } from '../../testing/releases.ts';
import { startApi } from '../../testing/start-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { readModuleBuild } from '../module-build.ts';
import { publish } from '../publish.ts';
import { setTeamAddress } from '../teams.ts';
import { judgeReleasesJob } from './judge-job.ts';

const TEAM = 'caja@equipo.example';

// Its mails are files, where a company's code is read.
const opening = await startApi();
const { database } = opening;
const root = await signInPlatform(opening, 'super_user');
/** Four shops with ten browsers each. */
const shops = await Promise.all(
  Array.from({ length: 4 }, async () => {
    const company = await openCompany(opening);
    const tokens = [company.token];
    for (let i = 1; i < 10; i++) tokens.push(await signInAs(opening, company, { only: [] }));
    return { id: company.id, tokens };
  }),
);
await opening.close();

const port = await findFreePort();
const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
const api = await startApi({ database, env });
const second = await startApi({ database, env });
const copies = [api, second];
// Nobody takes mails yet.
for (const copy of copies) copy.allowErrors();

const params = { module: 'mf_pos' };
const everybody = shops.flatMap(({ tokens }) => tokens);
const theirs = shops[0]?.tokens ?? [];
const ofOthers = shops.slice(1).flatMap(({ tokens }) => tokens);

let builds = 0;
async function release(version: string): Promise<void> {
  const id = (0xaaaaaaaa + builds++).toString(16);
  const { descriptor } = JSON.parse(String(buildContents().get('remote.json')));
  const contents = buildContents(id, { descriptor: { ...descriptor, apiVersion: '^3.0.0' } });
  const shell = { ...SHELL, api_version: SHELL_API_VERSION };
  await asOwner(database, async (db) => {
    await publish(db, await readModuleBuild(contents), { shell, version, by: 'CI de Caja' });
  });
}

async function activate(version: string): Promise<void> {
  await release(version);
  await api.ok(activateRelease, { token: root, params, body: { version } });
}

/** Browsers say how a load went, in the order in which they are named, each to one of the copies. */
async function report(
  tokens: readonly string[],
  version: string,
  failed?: RemoteFailure,
  ms = 120,
): Promise<void> {
  const outcome = failed ? { outcome: 'failed' as const, kind: failed } : { outcome: 'ready' as const };
  for (const [i, token] of tokens.entries()) {
    const copy = i % 2 === 0 ? api : second;
    await copy.ok(reportRemoteLoad, { token, body: { name: 'mf_pos', version, ms, ...outcome } });
  }
}

const offered = () =>
  Promise.all(
    copies.map(async (copy) => (await copy.ok(listRemotes, { token: everybody[0] })).items[0]?.version),
  );
interface Line {
  what: string;
  version: string;
  details: Record<string, unknown>;
}
const said = () =>
  database.query<Line>(
    "select what, version, details from release_log where what in ('taken-out', 'failing') order by id",
  );
const backoffice = connect(database.backofficeUrl, { poolSize: 2 });
afterTests(() => backoffice.destroy());
/** All that was said by now is judged, by two at once, as the copies do it every few seconds. */
const judged = () =>
  Promise.all(
    [1, 2].map(() =>
      judgeReleasesJob(backoffice, { warn: () => undefined }).run(new AbortController().signal),
    ),
  );

test('a version that throws for everybody is taken out on both copies, once, and the log says why', async () => {
  await asOwner(database, (db) => setTeamAddress(db, 'mf_pos', TEAM, 'test'));
  await activate('1.0.0');
  await report(everybody, '1.0.0');
  await activate('1.1.0');
  await report(everybody.slice(0, 19), '1.1.0', 'evaluation');
  await judged();
  assert.deepEqual(await offered(), ['1.1.0', '1.1.0']);
  await report(everybody.slice(19), '1.1.0', 'evaluation');
  await waitUntil('it is taken out', async () => (await said()).length > 0);
  await eventually(offered, ['1.0.0', '1.0.0']);
  await judged();
  const [line, ...more] = await said();
  assert.deepEqual(more, []);
  assert.deepEqual([line?.what, line?.version], ['taken-out', '1.1.0']);
  const { failing, expected, loads, failed, companies, failed_companies, ...details } = line?.details ?? {};
  assert.deepEqual(details, {
    ...{ role: 'active', before: '1.0.0', kind: 'evaluation' },
    ...{ loads_before: 40, failed_before: 0, false_alarm: 0.001 },
  });
  // The copies judge by themselves meanwhile: what they had heard by then is from twenty loads on.
  assert.ok(Number(loads) >= 20 && Number(loads) <= 40, `${loads} loads`);
  assert.deepEqual([failed, failed_companies], [loads, companies]);
  assert.deepEqual(
    new Set(failing as string[]),
    new Set(shops.slice(0, Number(companies)).map(({ id }) => id)),
  );
  assert.ok(Number(expected) < 0.2);
});

test('the team gets one mail, although no server took it at first', async () => {
  const tried = () => database.query('select from release_notices where tries > 0');
  await waitUntil('it was tried', async () => (await tried()).length === 1);
  const { deliveries } = await startMailServer({ port });
  // Instead of waiting for the minute to pass.
  await database.query('update release_notices set next_try_at = now()');
  await eventually(async () => deliveries.map(({ recipients }) => recipients), [[TEAM]]);
  const { text = '' } = deliveries[0]?.mail ?? {};
  assert.match(
    text,
    /^Hola:\n\nCuadra retiró mf_pos 1\.1\.0: .* Todas las empresas reciben otra vez 1\.0\.0\./,
  );
  const [line] = await said();
  const { loads, companies } = line?.details ?? {};
  const figures = `${loads} de ${loads} navegadores, en ${companies} de ${companies} empresas.`;
  assert.ok(text.includes(`1.1.0: falló en ${figures}`), text);
  await eventually(() => database.query('select tries from release_notices where sent_at is null'), []);
});

test('one that fails for one company only stays, and the log says so once', async () => {
  await activate('1.2.0');
  await report(ofOthers, '1.2.0');
  await report(theirs, '1.2.0', 'evaluation');
  await waitUntil('it is said', async () => (await said()).length > 1);
  await judged();
  const [, line, ...more] = await said();
  assert.deepEqual([line?.what, line?.details.failing, more], ['failing', [shops[0]?.id], []]);
  assert.deepEqual(await offered(), ['1.2.0', '1.2.0']);
});

test('what a company makes up, in as many sessions as it likes, takes nothing from the others', async () => {
  await activate('1.3.0');
  const company = { id: shops[0]?.id ?? '' };
  const forged: string[] = [];
  for (let i = 0; i < 60; i++) forged.push(await signInAs(api, company, { only: [] }));
  await report(forged, '1.3.0', 'evaluation');
  await report(forged, '1.3.0', 'integrity');
  // The same browser again and again, one that nobody signed in to, and a version that nobody gets.
  for (let i = 0; i < 30; i++) await report(theirs.slice(0, 1), '1.3.0', 'evaluation');
  for (let i = 0; i < 30; i++)
    await api.ok(reportRemoteLoad, {
      body: { name: 'mf_pos', version: '1.3.0', outcome: 'failed', kind: 'evaluation', ms: 1 },
    });
  await report(forged, '1.0.0', 'evaluation');
  await report(ofOthers, '1.3.0');
  await judged();
  assert.deepEqual(await offered(), ['1.3.0', '1.3.0']);
  assert.deepEqual(
    (await said()).map(({ what }) => what),
    ['taken-out', 'failing', 'failing'],
  );
  const noted = await database.query<{ version: string; kind: string; noted: number }>(
    `select version, kind, count(*)::int as noted from release_loads
     where company_id = $1 and version in ('1.0.0', '1.3.0') group by 1, 2 order by 1, 2`,
    [company.id],
  );
  assert.deepEqual(noted, [
    { version: '1.0.0', kind: '', noted: 10 },
    { version: '1.3.0', kind: '', noted: 61 },
    { version: '1.3.0', kind: 'evaluation', noted: 61 },
    { version: '1.3.0', kind: 'integrity', noted: 60 },
  ]);
});

test('neither a slow one nor a bad line is held against a version, nor what fails in the version before alike', async () => {
  await activate('1.4.0');
  await report(everybody, '1.4.0', undefined, 9_000);
  await report(everybody, '1.4.0', 'network');
  await report(everybody, '1.4.0', 'timeout');
  // The server was in trouble: the version before could not be had either.
  await report(everybody, '1.3.0', 'http');
  await report(everybody, '1.4.0', 'http');
  await judged();
  assert.deepEqual(await offered(), ['1.4.0', '1.4.0']);
  assert.equal((await said()).length, 3);
});

test('a canary that fails is one no more, and the others never notice', async () => {
  await release('1.5.0');
  const canary = { version: '1.5.0', companies: shops.map(({ id }) => id), share: 0 };
  await api.ok(setReleaseCanary, { token: root, params, body: { canary } });
  await report(everybody, '1.5.0', 'integrity');
  await eventually(offered, ['1.4.0', '1.4.0']);
  const line = (await said()).at(-1);
  assert.deepEqual([line?.what, line?.version, line?.details.role], ['taken-out', '1.5.0', 'canary']);

  // Of one company alone it is that company's word.
  await release('1.6.0');
  const alone = { version: '1.6.0', companies: [shops[0]?.id ?? ''], share: 0 };
  await api.ok(setReleaseCanary, { token: root, params, body: { canary: alone } });
  const more: string[] = [];
  for (let i = 0; i < 10; i++) more.push(await signInAs(api, { id: shops[0]?.id ?? '' }, { only: [] }));
  await report([...theirs, ...more], '1.6.0', 'evaluation');
  await eventually(offered, ['1.4.0', '1.4.0']);
  assert.equal((await said()).at(-1)?.version, '1.6.0');
});

test('what somebody went back to, or gave out again after it was taken out, is theirs', async () => {
  const before = (await said()).length;
  await api.ok(activateRelease, { token: root, params, body: { version: '1.1.0' } });
  await report(everybody, '1.1.0', 'evaluation');
  await judged();
  assert.deepEqual(await offered(), ['1.1.0', '1.1.0']);
  await api.ok(rollBackRelease, { token: root, params });
  await report(everybody, '1.4.0', 'evaluation');
  await judged();
  assert.deepEqual([await offered(), (await said()).length], [['1.4.0', '1.4.0'], before]);
});

test('a build of this machine is on no trial', async () => {
  await activate('1.7.0-local.0123abcd');
  await report(everybody, '1.7.0-local.0123abcd', 'evaluation');
  await judged();
  assert.deepEqual(await offered(), ['1.7.0-local.0123abcd', '1.7.0-local.0123abcd']);
});
