import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { type CompanyTransaction, connect, withCompany } from '../../database/connect.ts';
import { afterTests } from '../after-tests.ts';
import { openTestDatabase } from '../postgres.ts';
import { watchStatements } from './watch-statements.ts';

const complaints = watchStatements();
const { appUrl } = await openTestDatabase();
const db = connect(appUrl, { poolSize: 1 });
afterTests(() => db.destroy());
const companyId = newId();

/** What is said of the statements of one transaction. */
async function saidOf(work: (trx: CompanyTransaction) => Promise<unknown>): Promise<string[]> {
  const before = new Set(complaints());
  await withCompany(db, companyId, work);
  return complaints().filter((complaint) => !before.has(complaint));
}

test('a statement that leaves it to row level security whose rows it gets at is told of', async () => {
  assert.deepEqual(await saidOf((trx) => sql`delete from categories where id = ${newId()}`.execute(trx)), [
    'names no company: delete categories:\ndelete from categories where id = $1',
  ]);
});

test('likewise one in the name of another company', async () => {
  const ofAnother = sql`select from products where company_id = ${newId()}`;
  assert.deepEqual(await saidOf((trx) => ofAnother.execute(trx)), [
    'names another company:\nselect from products where company_id = $1',
  ]);
});

test('one that names its company is not, nor what is asked outside of any company', async () => {
  assert.deepEqual(
    await saidOf((trx) => sql`select from products where company_id = ${trx.companyId}`.execute(trx)),
    [],
  );
  await sql`select from products`.execute(db);
  assert.deepEqual(await saidOf(async () => undefined), []);
});

test('the query builder names the company for each table: joins, subqueries, changes', async () => {
  const found = await saidOf(async (trx) => {
    const own = trx.selectFrom('store_categories').select('category_id');
    await trx.selectFrom('products').select('id').where(sql<boolean>`name = 'x' or code = 'x'`).execute();
    await trx
      .selectFrom('products as p')
      .leftJoin('measures as m', 'm.id', 'p.measure_id')
      .innerJoin('sale_lines as l', (join) => join.onRef('l.product_id', '=', 'p.id'))
      .select(['p.id', 'm.name'])
      .select((eb) =>
        eb.selectFrom('sales').select('number').whereRef('sales.id', '=', 'l.sale_id').as('number'),
      )
      .where('p.category_id', 'in', own)
      .execute();
    await trx.updateTable('products').set({ name: 'x' }).where('id', '=', newId()).execute();
    await trx.deleteFrom('store_hidden_products').execute();
    await trx
      .with('gone', (cte) => cte.deleteFrom('measures').where('id', '=', newId()).returning('id'))
      .selectFrom('gone')
      .selectAll()
      .execute();
    await trx.selectFrom('companies').select('name').execute();
  });
  assert.deepEqual(found, []);
});

test('a condition with an `or` stays what it was', async () => {
  await withCompany(db, companyId, async (trx) => {
    const query = trx.selectFrom('products').select('id').where(sql<boolean>`name = 'a' or name = 'b'`);
    const { sql: text, parameters } = query.compile();
    assert.match(text, /where "products"\."company_id" = \$1 and \(name = 'a' or name = 'b'\)$/);
    assert.deepEqual(parameters, [companyId]);
  });
});
