/** Two copies of Cuadra on one database, each a process of its own: they serve the same releases, whatever becomes of one. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { listRemotes } from '@cuadra/shared/contract';
import pg from 'pg';
import { openCompany } from '../../api/src/testing/company.ts';
import { eventually } from '../../api/src/testing/releases.ts';
import { openTarget, type Target } from './target.ts';
import { builtModule, entryOf, openTeam, pathOf } from './team.ts';

/** Milliseconds after which a copy gives a silent connection up, asks what it missed, and a little (api/src/database/listen.ts). */
const SILENCE_LIMIT = 12_000;

test('what one copy publishes, activates and takes back is served by the other', async (t) => {
  const [first, second] = await openBoth(t);
  const team = await openTeam(first);
  const { token } = await openCompany(first);
  const everywhere = () => Promise.all([first, second].map((copy) => served(copy, token)));
  for (const [id, version] of [
    ['aaaaaaaa', '1.0.0'],
    ['bbbbbbbb', '1.1.0'],
  ] as const) {
    const { status, text } = await team.publish(first, await builtModule(id), version);
    assert.equal(status, 200, text);
    const files = () => Promise.all([first, second].map((copy) => scriptOf(copy, version)));
    await eventually(files, [id, id]);
    await team.activate(second, version);
    await eventually(everywhere, [version, version]);
  }
  await team.rollBack(first);
  await eventually(everywhere, ['1.0.0', '1.0.0']);
});

test('a copy that is killed in the middle of publishing leaves nothing, and the other publishes the same', async (t) => {
  const [first, second] = await openBoth(t);
  const team = await openTeam(first);
  const { token } = await openCompany(first);
  const body = await builtModule('aaaaaaaa');

  await t.test('as the archive arrives', async () => {
    const cut = sendHalf(first, team.token, body);
    await sleep(300);
    const restarted = first.kill();
    await cut;
    await nothingIsThere(second, token);
    assert.equal((await team.publish(second, body, '1.0.0')).status, 200);
    await restarted;
    assert.deepEqual(
      [await scriptOf(first, '1.0.0'), await scriptOf(second, '1.0.0')],
      ['aaaaaaaa', 'aaaaaaaa'],
    );
  });

  await t.test('as all of it is written and not yet in force', async () => {
    const next = await builtModule('bbbbbbbb');
    // The line of the log is what comes last.
    const unlock = await lockLog(first);
    const published = team.publish(first, next, '2.0.0').catch(() => 'no answer');
    await eventually(() => waitingForLog(first), 1);
    const restarted = first.kill();
    assert.equal(await published, 'no answer');
    await nothingIsThere(second, token, '2.0.0');
    const again = team.publish(second, next, '2.0.0');
    await unlock();
    const { status, body } = await again;
    assert.deepEqual([status, body], [200, { name: 'mf_probe', version: '2.0.0', is_new: true }]);
    await restarted;
    await team.activate(first, '2.0.0');
    await eventually(
      () => Promise.all([first, second].map((copy) => served(copy, token))),
      ['2.0.0', '2.0.0'],
    );
    assert.deepEqual(
      [await scriptOf(first, '2.0.0'), await scriptOf(second, '2.0.0')],
      ['bbbbbbbb', 'bbbbbbbb'],
    );
  });
});

test('a copy whose connection to what is told falls silent goes on, and catches up by itself', async (t) => {
  const [first, second] = await openBoth(t);
  const team = await openTeam(first);
  const { token } = await openCompany(first);
  for (const [id, version] of [
    ['aaaaaaaa', '1.0.0'],
    ['bbbbbbbb', '1.1.0'],
  ] as const)
    assert.equal((await team.publish(first, await builtModule(id), version)).status, 200);
  await team.activate(first, '1.0.0');
  await eventually(() => served(second, token), '1.0.0');

  const [{ lost = '' } = {}] = await second.database.query<{ lost: string }>('select now()::text as lost');
  assert.equal(second.toDatabase.freezeThose('cuadra (releases)'), 1);
  await team.activate(first, '1.1.0');
  await eventually(() => served(first, token), '1.1.0');
  const begun = performance.now();
  while ((await served(second, token)) !== '1.1.0') {
    assert.ok(performance.now() - begun < SILENCE_LIMIT, 'it never noticed');
    await sleep(50);
  }
  t.diagnostic(`caught up after ${Math.round(performance.now() - begun)} ms`);
  // On its new connection it is told again.
  await eventually(() => listensSince(second, lost), true);
  await team.rollBack(first);
  await eventually(() => served(second, token), '1.0.0');
});

async function openBoth(t: Parameters<typeof openTarget>[0]): Promise<[Target, Target]> {
  const first = await openTarget(t);
  return [first, await openTarget(t, first)];
}

/** The version of the team's module that a company gets. */
async function served(copy: Target, token: string): Promise<string | undefined> {
  return (await copy.ok(listRemotes, { token })).items.find(({ name }) => name === 'mf_probe')?.version;
}

/** Which build a version's script is of; the status where there is none. */
async function scriptOf(copy: Target, version: string): Promise<string | number | undefined> {
  const { status, text } = await copy.send('GET', entryOf(version));
  return status === 200 ? /mf_pos_(\w+)/.exec(text)?.[1] : status;
}

async function nothingIsThere(copy: Target, token: string, version = '1.0.0'): Promise<void> {
  assert.deepEqual([await scriptOf(copy, version), await served(copy, token)], [404, undefined]);
  for (const table of ['releases', 'release_files']) {
    const rows = await copy.database.query(`select from ${table} where name = 'mf_probe' and version = $1`, [
      version,
    ]);
    assert.equal(rows.length, 0, table);
  }
}

/** Sends half of an archive and goes on as if the rest were to come. @returns once the connection is gone */
function sendHalf({ origin }: Target, token: string, body: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const call = request(origin + pathOf('1.0.0'), {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
        'content-length': body.length,
      },
    });
    call.on('error', () => undefined);
    call.on('close', resolve);
    call.write(body.subarray(0, body.length / 2));
  });
}

/** Nobody can write to the log of the releases until it is called. */
async function lockLog({ database }: Target): Promise<() => Promise<void>> {
  const client = new pg.Client(database.ownerUrl);
  await client.connect();
  await client.query('begin; lock table release_log in share mode');
  return () => client.end();
}

/** A connection to what is told was made after a moment. */
async function listensSince({ database }: Target, moment: string): Promise<boolean> {
  const rows = await database.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'cuadra (releases)'
       and backend_start > $1 and query ilike any (array['listen%', '%release_log%'])`,
    [moment],
  );
  return rows.length > 0;
}

async function waitingForLog({ database }: Target): Promise<number> {
  const rows = await database.query(
    `select from pg_locks where relation = 'release_log'::regclass and not granted`,
  );
  return rows.length;
}
