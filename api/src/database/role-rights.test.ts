import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectAs, sqlState, tryOut } from '../testing/as-role.ts';
import { openCompany } from '../testing/company.ts';
import { startApi } from '../testing/start-api.ts';
import { prove } from './proof.ts';

const api = await startApi();
const { database } = api;

const a = await openCompany(api);
const b = await openCompany(api);

/** As the API is in the database: its roles, each on a connection of its own. */
const app = await connectAs(database.appUrl);
const backoffice = await connectAs(database.backofficeUrl);

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
      'analyze_grown_tables',
      'begin_second_factor',
      'catch_up_subscription',
      'catch_up_subscriptions',
      'change_plan',
      'change_platform_password',
      'choose_platform_password',
      'claim_rate_fetch',
      'companies_with_due_orders',
      'company_of_display',
      'company_of_statement_link',
      'company_of_store',
      'company_of_user',
      'confirm_second_factor',
      'count_remote_load',
      'count_request',
      'create_session',
      'decide_invoice_report',
      'drop_old_registrations',
      'end_idle_visits',
      'end_session',
      'end_sessions_beside',
      'end_sessions_of',
      'end_team_sessions',
      'end_visit_of_session',
      'figure_periods_to_do',
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
      'purge_displays',
      'purge_release_traces',
      'purge_store_traces',
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
