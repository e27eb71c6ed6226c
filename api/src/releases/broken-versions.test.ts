import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../database/connect.ts';
import { afterTests } from '../testing/after-tests.ts';
import { buildContents, SHELL } from '../testing/module-build.ts';
import { openTestDatabase } from '../testing/postgres.ts';
import { holdVersions } from './broken-versions.ts';
import { activate, pin } from './channels.ts';
import { readModuleBuild } from './module-build.ts';
import { publish } from './publish.ts';
import { readRegistry } from './read-registry.ts';

const by = 'test';
const KIT = '@cuadra/shared/ui';

test('what a shell breaks of the published versions is known before it is served', async () => {
  const database = await openTestDatabase();
  const db = connect(database.backofficeUrl, { poolSize: 2 });
  afterTests(() => db.destroy());
  const shell = {
    ...SHELL,
    provides: { ...SHELL.provides, [KIT]: '1.0.0' },
    names: { [KIT]: ['Button', 'Sheet'] },
  };
  const consumes = { [KIT]: '^1.0.0', react: '^19.0.0' };
  const put = async (id: string, version: string, imports?: Record<string, string[]>) =>
    publish(db, await readModuleBuild(buildContents(id, { consumes, ...(imports && { imports }) })), {
      ...{ shell, version, by },
    });
  const held = async (against: typeof shell) => holdVersions(db, await readRegistry(db), against);

  await put('aaaaaaaa', '1.0.0');
  await put('bbbbbbbb', '1.1.0', { [KIT]: ['Button', 'Sheet'], react: ['useState'] });
  await put('cccccccc', '1.2.0', { [KIT]: ['*'] });
  await put('dddddddd', '1.3.0', { [KIT]: ['Sheet'] });
  // Built with a newer kit than the shell has: in the browser the name would be undefined.
  await assert.rejects(put('eeeeeeee', '1.4.0', { [KIT]: ['Button', 'Carousel', 'Wheel'] }), {
    refusal: 'invalid',
    message: /usa Carousel, Wheel de @cuadra\/shared\/ui, que el shell no tiene/,
  });
  assert.deepEqual(await held(shell), [], 'nobody gets any of them');

  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await activate(db, 'mf_pos', version, by);
  const sound = { name: 'mf_pos', errors: [], isOld: false };
  assert.deepEqual(await held(shell), [
    { ...sound, version: '1.2.0' },
    { ...sound, version: '1.1.0' },
  ]);
  const company = '01990000-0000-7000-8000-000000000001';
  await pin(db, 'mf_pos', { company, version: '1.0.0' }, by);

  const without = { ...shell, names: { [KIT]: ['Button'] } };
  assert.deepEqual(await held(without), [
    { ...sound, version: '1.2.0' },
    { ...sound, version: '1.1.0', errors: [`usa Sheet de ${KIT}, que el shell no tiene`] },
    { ...sound, version: '1.0.0', isOld: true },
  ]);
  const major = await held({
    ...shell,
    api_version: '2.0.0',
    provides: { ...shell.provides, [KIT]: '2.0.0' },
  });
  assert.deepEqual(major[0]?.errors, [
    'pide un shell con API ^1.0.0, y el shell tiene 2.0.0',
    `pide ${KIT} ^1.0.0, y el shell ofrece 2.0.0`,
  ]);
});
