import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { afterTests } from '../testing/after-tests.ts';
import { belongingsOf, type Table, tablesOf } from '../testing/belongings.ts';
import { fillCashSessionTables } from '../testing/cash-session.ts';
import { fillAccountTables } from '../testing/client-accounts.ts';
import { addModules } from '../testing/company.ts';
import { fillDeviceTables } from '../testing/device.ts';
import { fillPurchaseTables } from '../testing/purchase.ts';
import { addClient, addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { dayAtTheStore } from '../testing/store.ts';
import { recharge } from '../testing/subscription.ts';
import { fillProductionTables } from '../testing/workshop.ts';
import { prove } from './proof.ts';

const api = await startApi();
const { database } = api;

const a = await fillCompany();
const b = await fillCompany();

async function fillCompany() {
  const shop = await openShop(api);
  const query = (text: string) => database.query(text, [shop.id]);
  const product = await addProduct(api, shop, { barcodes: ['7591001'] });
  const client = await addClient(api, shop);
  await sell(api, shop, [product], { type: 'credit', client_id: client, payments: [] });
  await fillAccountTables(api, shop, client);
  const { id } = await sell(api, shop, [product]);
  await fillDeviceTables(api, shop, id);
  await query('update products set price = price + 1 where company_id = $1');
  await query('update products set price = price - 1 where company_id = $1');
  await query(
    `insert into withdrawn_exchange_rates (company_id, id, source, target, rate, origin, effective_at, created_at, user_id)
     select company_id, uuidv7(), source, target, rate, origin, effective_at, created_at, uuidv7()
     from exchange_rates where company_id = $1`,
  );
  await fillCashSessionTables(api, shop, product);
  await addModules(api, shop, 'formulas');
  await fillProductionTables(api, shop, 'De todo');
  await dayAtTheStore(api, shop, product);
  await query("insert into categories (company_id, name) values ($1, 'Víveres')");
  await query(
    "insert into product_changes (company_id, id, change, user_id, request_hash) values ($1, uuidv7(), '{}', uuidv7(), '')",
  );
  await query(
    `insert into product_change_lines (company_id, change_id, product_id, before, after)
     select c.company_id, c.id, p.id, '{}', '{}' from product_changes c join products p using (company_id)
     where c.company_id = $1`,
  );
  await query(
    `insert into product_pictures (company_id, product_id, hash, type, large, small)
     select company_id, id, md5(id::text), 'image/webp', '\\x00', '\\x00' from products where company_id = $1`,
  );
  await query(
    `insert into stock_counts (company_id, id, name, scope, opened_by, request_hash)
     values ($1, uuidv7(), 'Estante 1', 'list', uuidv7(), '')`,
  );
  await query(
    `insert into stock_count_entries (company_id, count_id, id, product_id, qty, user_id, counted_at)
     select c.company_id, c.id, uuidv7(), p.id, 1, c.opened_by, now()
     from stock_counts c join products p using (company_id) where c.company_id = $1`,
  );
  await query(
    `insert into stock_count_lines (company_id, count_id, product_id, counted, expected, entries, state, cost_currency)
     select c.company_id, c.id, p.id, 1, 1, 1, 'same', 'USD'
     from stock_counts c join products p using (company_id) where c.company_id = $1`,
  );
  await fillPurchaseTables(api, shop, product, 'De todo');
  await query("insert into roles (company_id, name) values ($1, 'Almacén')");
  await query(
    "insert into role_permissions select company_id, id, 'sales', '1' from roles where company_id = $1",
  );
  await query(
    "insert into mailed_codes select company_id, id, '\\x00', 0, now(), now() from users where company_id = $1",
  );
  await query(
    "insert into inspector_visits (company_id, inspector_id, inspector_name) values ($1, uuidv7(), 'Soporte')",
  );
  await query("select set_release_hold($1, '{1}', '08:00', '18:00')");
  await query(
    "insert into release_previews (company_id, user_id, name, until) select company_id, id, 'mf_pos', now() + interval '1 day' from users where company_id = $1",
  );
  await query("select count_remote_load($1, 'mf_pos', '1.0.0', 'ready', null, 5)");
  await query(
    "insert into release_loads (company_id, name, version, session) values ($1, 'mf_pos', '1.0.0', '\\x00')",
  );
  await recharge(api, shop);
  return shop;
}

const tables = await tablesOf(database);
const ofCompanies = tables.filter(
  (table): table is Table & { companyColumn: string } => table.companyColumn !== null,
);

/** As the API is in the database: its role, on a connection of its own. */
const app = await connectAs(database.appUrl);
const backoffice = await connectAs(database.backofficeUrl);

async function connectAs(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterTests(() => client.end());
  return client;
}

/** Runs statements in a transaction that is undone, in a company or in none, and gives the last result. */
async function tryOut(client: pg.Client, companyId: string | null, ...statements: [string, unknown[]?][]) {
  await client.query('begin');
  try {
    if (companyId) await client.query(`set local app.company_id = '${companyId}'`);
    let result: pg.QueryResult = await client.query('select');
    for (const [text, values] of statements) result = await client.query(text, values);
    return result;
  } finally {
    await client.query('rollback');
  }
}

/** Runs a statement that must fail, and gives the SQLSTATE: 42501 is `insufficient_privilege`. */
async function sqlState(
  client: pg.Client,
  companyId: string | null,
  text: string,
  values?: unknown[],
): Promise<string> {
  try {
    await tryOut(client, companyId, [text, values]);
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.code ?? '';
    throw error;
  }
  return 'none';
}

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

test('the role of the application is an ordinary one: it owns nothing and gets round nothing', async () => {
  const signIns = [database.appUrl, database.backofficeUrl].map((url) => new URL(url).username);
  for (const role of ['cuadra_app', 'cuadra_backoffice', ...signIns]) {
    const [attributes] = await database.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
         (select coalesce(string_agg(m.roleid::regrole::text, ' '), '') from pg_auth_members m
           where m.member = r.oid) as "memberOf",
         (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned
       from pg_roles r where rolname = $1`,
      [role],
    );
    assert.deepEqual(attributes, {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      // Who signs in to this database is what grants and policies speak of, and no more.
      memberOf: signIns.includes(role) ? /^cuadra_(app|backoffice)/.exec(role)?.[0] : '',
      owned: 0,
    });
  }
  const forbidden = [
    'alter table products disable row level security',
    'alter table products no force row level security',
    'drop policy company on products',
    'create policy all_of_it on products using (true)',
    'alter role cuadra_app bypassrls',
    'set role cuadra_backoffice',
    'set session authorization cuadra_backoffice',
    'create table public.mine (n int)',
    'create function public.mine() returns int language sql as $$ select 1 $$',
    'create or replace function public.current_company() returns uuid language sql as $$ select null::uuid $$',
    "select pg_read_file('postgresql.conf')",
    "copy products to program 'cat'",
    'select * from pg_authid',
  ];
  for (const statement of forbidden) {
    assert.equal(await sqlState(app, b.id, statement), '42501', statement);
  }
  // Turning it off for oneself makes a query fail instead of showing more.
  await assert.rejects(tryOut(app, b.id, ['set local row_security = off'], ['select * from products']), {
    code: '42501',
  });
});

test('sessions and who runs Cuadra are out of reach, but through the functions made for them', async () => {
  for (const name of ['sessions', 'platform_users']) {
    for (const statement of [
      `select * from ${name}`,
      `insert into ${name} default values`,
      `update ${name} set id = null`,
      `delete from ${name}`,
    ]) {
      assert.match(await sqlState(app, a.id, statement), /^(42501|42703)$/, statement);
    }
  }
});

test('what runs with more rights is a short list, each with a fixed search path and closed to the public', async () => {
  const functions = await database.query<{ name: string; config: string[]; isPublic: boolean }>(
    `select p.proname::text as name, p.proconfig as config, coalesce(p.proacl::text ~ '[{,]=X', true) as "isPublic"
     from pg_proc p left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
     where p.pronamespace = 'public'::regnamespace and p.prosecdef and d.objid is null order by 1`,
  );
  assert.deepEqual(
    functions.map(({ name }) => name),
    [
      'add_team_member',
      'all_release_holds',
      'all_release_previews',
      'begin_second_factor',
      'catch_up_subscription',
      'catch_up_subscriptions',
      'change_plan',
      'change_platform_password',
      'choose_platform_password',
      'claim_rate_fetch',
      'companies_with_due_orders',
      'company_of_statement_link',
      'company_of_store',
      'company_of_user',
      'confirm_second_factor',
      'count_remote_load',
      'create_session',
      'decide_invoice_report',
      'drop_old_registrations',
      'end_idle_visits',
      'end_session',
      'end_sessions_beside',
      'end_sessions_of',
      'end_team_sessions',
      'end_visit_of_session',
      'find_login',
      'find_password',
      'find_platform_password',
      'find_platform_user',
      'find_registry_keys',
      'find_second_factor',
      'find_session',
      'follow_provider',
      'forget_login_tries',
      'give_free_days',
      'give_modules',
      'give_plan',
      'give_provider_rate',
      'has_second_factor',
      'list_team',
      'login_taken',
      'matching_products',
      'merge_clients',
      'note_release_channel',
      'note_release_load',
      'preview_deed',
      'preview_invoice_report',
      'purge_bulk_changes',
      'purge_release_traces',
      'purge_what_is_over',
      'record_provider_rate',
      'release_logins',
      'remove_second_factor',
      'remove_team_second_factor',
      'renew_recovery_codes',
      'schedule_rate_fetch',
      'search_clients',
      'search_products',
      'search_store_products',
      'sessions_beside',
      'set_password',
      'set_release_hold',
      'set_release_preview',
      'set_team_member_active',
      'settle_login_try',
      'store_platform_code',
      'suspend_company',
      'switch_inspector',
      'take_login_try',
      'take_mail',
      'take_recovery_code',
      'take_second_factor_step',
      'write_health',
      'write_plan',
    ],
  );
  for (const { name, config, isPublic } of functions) {
    assert.deepEqual(config, ['search_path=public, pg_temp'], name);
    assert.equal(isPublic, false, name);
  }
});

test('what names a password or opens a session answers only who proves to be the server', async () => {
  const [user] = await database.query<{ id: string; username: string }>(
    'select id, username from users where company_id = $1',
    [a.id],
  );
  const hash = Buffer.alloc(32, 1);
  const asked: [string, unknown[]][] = [
    ['select * from find_login($1, $2)', [user?.username, hash]],
    ["select create_session($1, $2, false, '30 days', null, null, null, $3)", [hash, user?.id, hash]],
    ['select find_password($1, $2)', [user?.id, hash]],
    ["select set_password($1, 'x', null, $2)", [user?.id, hash]],
    ["select change_platform_password($1, 'x', 'x', null, $2)", [user?.id, hash]],
    ["select choose_platform_password($1, $2, 5, 'x', $2)", [user?.id, hash]],
    ["select store_platform_code($1, $2, '1 minute', '1 minute', $2)", [user?.id, hash]],
    ['select find_login($1, null)', [user?.username]],
    ['select * from find_registry_keys($1)', [hash]],
    ['select * from registry_keys', []],
    ['select * from server_key', []],
    ["select check_proof('\\x00', 'x')", []],
  ];
  for (const [statement, values] of asked) {
    assert.equal(await sqlState(app, a.id, statement, values), '42501', statement);
    assert.equal(await sqlState(backoffice, null, statement, values), '42501', statement);
  }
  // A proof of one thing is none of another.
  const proof = prove(database.proofKey, `find_login:${user?.username}`);
  const own = await tryOut(app, null, ['select user_id from find_login($1, $2)', [user?.username, proof]]);
  assert.deepEqual(own.rows, [{ user_id: user?.id }]);
  assert.equal(await sqlState(app, a.id, 'select find_password($1, $2)', [user?.id, proof]), '42501');
});

test('neither role reads or writes a password or reads a code in the back office', async () => {
  for (const client of [app, backoffice]) {
    for (const statement of [
      'select password_hash from users',
      'select * from users',
      "update users set password_hash = 'x'",
      "insert into users (company_id, name, username, email, role_id, password_hash) select id, 'x', 'x', 'x', id, 'x' from companies",
      'select 1 from sessions',
      'select 1 from known_devices',
      'select 1 from second_factors',
      'select 1 from recovery_codes',
      'select 1 from platform_users',
      'select 1 from platform_codes',
    ]) {
      assert.equal(await sqlState(client, a.id, statement), '42501', statement);
    }
  }
  assert.equal(await sqlState(backoffice, null, 'select code_hash from mailed_codes'), '42501');
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
