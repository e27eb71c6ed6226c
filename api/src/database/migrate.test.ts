import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { openEmptyDatabase } from '../testing/postgres.ts';
import { migrate } from './migrate.ts';

test('copies that start at once on an empty database all find it migrated, and let each other in', async () => {
  const url = await openEmptyDatabase();
  const copies = await Promise.all(Array.from({ length: 8 }, () => migrate(url)));
  for (const { appUrl, backofficeUrl } of copies) {
    for (const [role, roleUrl] of Object.entries({ cuadra_app: appUrl, cuadra_backoffice: backofficeUrl })) {
      const client = new pg.Client({ connectionString: roleUrl });
      await client.connect();
      const { rows } = await client.query(
        'select current_user, count(*)::int as companies from companies group by 1',
      );
      const { rows: who } = await client.query('select current_user as name');
      await client.end();
      assert.deepEqual(rows, []);
      assert.deepEqual(who, [{ name: `${role}_${new URL(url).pathname.slice(1)}` }]);
    }
  }
});

test('migrating again changes nothing', async () => {
  const url = await openEmptyDatabase();
  const first = await migrate(url);
  assert.deepEqual(await migrate(url), first);
});
