import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestDatabase } from '../testing/postgres.ts';
import { companyColumn } from './company-tables.ts';

/**
 * What `create_distributed_table(<table>, 'company_id')` of Citus would refuse of the tables of companies, and
 * `create_reference_table` of the others (docs/scale.md). Citus has no package here, so its rules are asked of the catalog; what is
 * known to be in its way is listed, and each of them is to go before tables are distributed.
 */
const database = await openTestDatabase();

/** Who runs Cuadra and what they did: some of it is of no company, and all of it is small. */
const OF_ALL = ['audit_log', 'platform_users'];
const isOfCompany = (table: string) => companyColumn(table) === 'company_id' && !OF_ALL.includes(table);

/** Unique among all companies, since somebody without a session looks it up. Each needs a directory of all companies beside it. */
const IN_THE_WAY = [
  'client_statement_links: client_statement_links_token_hash_key',
  'displays: displays_token_hash_key',
  'invoice_reports: invoice_reports_id',
  'store_settings: store_settings_slug',
  'users: users_email',
  'users: users_id',
  'users: users_username',
];

interface Key {
  table: string;
  name: string;
  columns: string[];
}

const keys = await database.query<Key>(
  `select c.relname::text as table, i.relname::text as name,
     array(select a.attname::text from unnest(x.indkey::int2[]) k join pg_attribute a on a.attrelid = c.oid and a.attnum = k) as columns
   from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and x.indisunique
   order by 1, 2`,
);

interface Reference {
  table: string;
  name: string;
  to: string;
  columns: string[];
  to_columns: string[];
}

const references = await database.query<Reference>(
  `select c.relname::text as table, o.conname::text as name, f.relname::text as to,
     array(select a.attname::text from unnest(o.conkey) with ordinality k(n, i) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.n
       order by k.i) as columns,
     array(select a.attname::text from unnest(o.confkey) with ordinality k(n, i) join pg_attribute a on a.attrelid = f.oid and a.attnum = k.n
       order by k.i) as to_columns
   from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_class f on f.oid = o.confrelid
   where o.contype = 'f' and c.relnamespace = 'public'::regnamespace
   order by 1, 2`,
);

test('what is unique of a company is so within it', () => {
  const without = keys.filter(({ table, columns }) => isOfCompany(table) && !columns.includes('company_id'));
  assert.deepEqual(
    without.map(({ table, name }) => `${table}: ${name}`),
    IN_THE_WAY,
  );
});

test('what points from a company’s table to another’s takes the company along', () => {
  const without = references.filter(
    ({ table, to, columns, to_columns }) =>
      isOfCompany(table) && isOfCompany(to) && to_columns[columns.indexOf('company_id')] !== 'company_id',
  );
  assert.deepEqual(
    without.map(({ table, columns, to }) => `${table} (${columns.join(', ')}) → ${to}`),
    [],
  );
});

test('nothing points from a table of all to one of companies', () => {
  const pointing = references.filter(({ table, to }) => !isOfCompany(table) && isOfCompany(to));
  assert.deepEqual(
    pointing.map(({ table, columns, to }) => `${table} (${columns.join(', ')}) → ${to}`),
    [],
  );
});

test('a company is never worked out from another column, nor empty', async () => {
  const columns = await database.query<{ table: string; problem: string }>(
    `select c.relname::text as table, case when a.attgenerated <> '' then 'generated' else 'nullable' end as problem
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (a.attgenerated <> '' or not a.attnotnull)
     order by 1`,
  );
  assert.deepEqual(
    columns.filter(({ table }) => isOfCompany(table)),
    [],
  );
});
