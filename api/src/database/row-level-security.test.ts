import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectAs, sqlState, tryOut } from '../testing/as-role.ts';
import { belongingsOf, type Table, tablesOf } from '../testing/belongings.ts';
import { fillCompany } from '../testing/fill-company.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const { database } = api;

const a = await fillCompany(api);
const b = await fillCompany(api);

const tables = await tablesOf(database);
const ofCompanies = tables.filter(
  (table): table is Table & { companyColumn: string } => table.companyColumn !== null,
);

/** As the API is in the database: its role, on a connection of its own. */
const app = await connectAs(database.appUrl);
const backoffice = await connectAs(database.backofficeUrl);

async function may(role: string, table: string, privilege: string): Promise<boolean> {
  const isOfColumns = ['select', 'insert', 'update'].includes(privilege);
  const [row] = await database.query<{ may: boolean }>(
    `select has_table_privilege($1, $2, $3) ${isOfColumns ? 'or has_any_column_privilege($1, $2, $3)' : ''} as may`,
    [role, table, privilege],
  );
  return row?.may ?? false;
}

test('every table with a company has row level security, and a policy if the application gets at it at all', async () => {
  assert.ok(ofCompanies.length >= 20);
  const secured = await database.query<{ name: string; policies: string[] | null }>(
    `select c.relname::text as name, array_agg(p.polname::text) filter (where p.polname is not null) as policies
     from pg_class c left join pg_policy p on p.polrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relrowsecurity group by c.relname`,
  );
  for (const { name } of ofCompanies) {
    const found = secured.find((table) => table.name === name);
    assert.ok(found, `${name} has no row level security`);
    const isReached = (await may('cuadra_app', name, 'select')) || (await may('cuadra_app', name, 'insert'));
    assert.equal(found.policies?.includes('company') ?? false, isReached, name);
  }
});

test('of a table without companies the application changes nothing', async () => {
  for (const { name } of tables.filter(({ companyColumn }) => !companyColumn)) {
    for (const privilege of ['insert', 'update', 'delete', 'truncate']) {
      assert.equal(await may('cuadra_app', name, privilege), false, `${privilege} on ${name}`);
    }
  }
});

test('nothing but tables holds data: a view would read with the rights of its owner', async () => {
  const views = await database.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')",
  );
  assert.deepEqual(views, []);
});

test('without a company there are no rows, not even for a query that forgot to ask for one', async () => {
  for (const { name } of ofCompanies) {
    if (!(await may('cuadra_app', name, 'select'))) continue;
    const { rows } = await tryOut(app, null, [`select count(*)::int as n from ${name}`]);
    assert.deepEqual(rows, [{ n: 0 }], name);
    await app.query("select set_config('app.company_id', '', false)");
    assert.deepEqual((await app.query(`select count(*)::int as n from ${name}`)).rows, [{ n: 0 }], name);
    await app.query('reset app.company_id');
  }
});

test("with a company there are its own rows and none of another's", async () => {
  for (const { name, companyColumn } of ofCompanies) {
    if (!(await may('cuadra_app', name, 'select'))) continue;
    const { rows } = await tryOut(app, b.id, [
      `select count(*) filter (where ${companyColumn} = $1)::int as own,
         count(*) filter (where ${companyColumn} is distinct from $1)::int as others from ${name}`,
      [b.id],
    ]);
    assert.ok(rows[0].own > 0, `${name} has no row to show: fillCompany has to put one there`);
    assert.equal(rows[0].others, 0, name);
  }
});

test("nobody adds, changes, moves or deletes a row of another's, table by table", async () => {
  const before = await belongingsOf(database, a.id);
  for (const { name, companyColumn, columns } of ofCompanies) {
    const [row] = await database.query<{ json: unknown }>(
      `select to_jsonb(t) as json from ${name} t where ${companyColumn} = $1 limit 1`,
      [a.id],
    );
    if (!row) continue;
    const insert = `insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, $1)`;
    assert.equal(
      await sqlState(app, b.id, insert, [JSON.stringify(row.json)]),
      '42501',
      `insert into ${name}`,
    );
    assert.equal(
      await sqlState(app, null, insert, [JSON.stringify(row.json)]),
      '42501',
      `insert into ${name}`,
    );

    // To move a row of one's own into another company.
    const move = `update ${name} set ${companyColumn} = $1`;
    assert.equal(await sqlState(app, b.id, move, [a.id]), '42501', move);

    for (const column of columns) {
      for (const statement of [`update ${name} set ${column} = ${column}`, `delete from ${name}`]) {
        const ofA = `${statement} where ${companyColumn} = $1`;
        const state = await sqlState(app, b.id, ofA, [a.id]);
        assert.ok(['none', '42501'].includes(state), `${state}: ${ofA}`);
        if (state === 'none') {
          assert.equal((await tryOut(app, b.id, [ofA, [a.id]])).rowCount, 0, ofA);
          assert.equal((await tryOut(app, null, [statement])).rowCount, 0, statement);
        }
      }
    }
    assert.equal(await sqlState(app, b.id, `truncate ${name}`), '42501');
  }
  assert.deepEqual(await belongingsOf(database, a.id), before);
});

test("a row cannot point at another company's", async () => {
  const [product] = await database.query<{ id: string }>('select id from products where company_id = $1', [
    a.id,
  ]);
  const insert = 'insert into product_stock (company_id, product_id, qty) values ($1, $2, 1)';
  assert.equal(await sqlState(app, b.id, insert, [b.id, product?.id]), '23503');
});

test('the role of the back office reads every company and changes none', async () => {
  for (const { name, companyColumn } of ofCompanies) {
    for (const privilege of ['insert', 'update', 'delete']) {
      assert.equal(await may('cuadra_backoffice', name, privilege), false, `${privilege} on ${name}`);
    }
    if (!(await may('cuadra_backoffice', name, 'select'))) continue;
    const { rows } = await backoffice.query(
      `select count(distinct ${companyColumn})::int as companies from ${name} where ${companyColumn} in ($1, $2)`,
      [a.id, b.id],
    );
    assert.deepEqual(rows, [{ companies: 2 }], name);
  }
});

test('a company that was set is gone with its transaction', async () => {
  await tryOut(app, a.id, ['select']);
  const { rows } = await app.query(
    'select current_company() as company, (select count(*)::int from products) as n',
  );
  assert.deepEqual(rows, [{ company: null, n: 0 }]);
});

test('a search finds the own company alone, and without one nothing', async () => {
  // In one order, whichever rows were written last.
  const sorted = (rows: { id?: string }[]) => rows.map(({ id }) => id).sort();
  const products = "select id from search_products('{}', '7591001', null, null, null, null, 1000)";
  const clients = "select id from search_clients('{}', false, null, null, 1000)";
  for (const [search, table] of [
    [products, 'products'],
    [clients, 'clients'],
  ] as const) {
    const own = await database.query(`select id from ${table} where company_id = $1`, [b.id]);
    assert.deepEqual(sorted((await tryOut(app, b.id, [search])).rows), sorted(own));
    assert.deepEqual((await tryOut(app, null, [search])).rows, []);
  }
  const matching = "select id from matching_products($1, '{}', '7591001', false)";
  const own = await database.query('select id from products where company_id = $1', [b.id]);
  assert.deepEqual(sorted((await tryOut(app, b.id, [matching, [b.id]])).rows), sorted(own));
  assert.deepEqual((await tryOut(app, b.id, [matching, [a.id]])).rows, []);
  assert.deepEqual((await tryOut(app, null, [matching, [b.id]])).rows, []);
});
