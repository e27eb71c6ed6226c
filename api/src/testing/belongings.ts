import type pg from 'pg';
import type { TestDatabase } from './postgres.ts';

/** A table of the schema, as PostgreSQL knows it: those that are added later are in it. */
export interface Table {
  name: string;
  /** The column that says whose a row is; null where rows are nobody's. */
  companyColumn: string | null;
  columns: string[];
}

export async function tablesOf(database: TestDatabase): Promise<Table[]> {
  return database.query<Table & pg.QueryResultRow>(
    `select c.relname::text as name,
       case when c.relname = 'companies' then 'id'
         else max(a.attname) filter (where a.attname = 'company_id') end::text as "companyColumn",
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     group by c.relname order by c.relname`,
  );
}

/** All that a company has, table by table, as one text each: equal texts are untouched tables. */
export async function belongingsOf(
  database: TestDatabase,
  companyId: string,
): Promise<Record<string, string>> {
  const belongings: Record<string, string> = {};
  for (const { name, companyColumn } of await tablesOf(database)) {
    if (companyColumn) {
      const [row] = await database.query<{ rows: string | null }>(
        `select string_agg(t::text, e'\\n' order by t::text) as rows from ${name} t where ${companyColumn} = $1`,
        [companyId],
      );
      belongings[name] = row?.rows ?? '';
    }
  }
  const [sessions] = await database.query<{ rows: string | null }>(
    `select string_agg(concat(s.token_hash, s.user_id, s.platform), e'\\n' order by s.token_hash) as rows
     from sessions s join users u on u.id = s.user_id where u.company_id = $1`,
    [companyId],
  );
  belongings.sessions = sessions?.rows ?? '';
  return belongings;
}

/** Ids that belong to a company, of every kind there is: `sample` has one for each column that holds any. */
export async function idsOf(
  database: TestDatabase,
  companyId: string,
): Promise<{ sample: string[]; all: string[] }> {
  const all = new Set<string>();
  const sample = new Map<string, string>();
  for (const { name, companyColumn } of await tablesOf(database)) {
    if (!companyColumn) continue;
    const rows = await database.query(`select * from ${name} where ${companyColumn} = $1`, [companyId]);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (typeof value !== 'string' || !OWN_ID.test(value)) continue;
      all.add(value);
      sample.set(`${name}.${column}`, value);
    }
  }
  return { sample: [...new Set(sample.values())], all: [...all] };
}

/** Not those of built-in roles, which everybody has. */
const OWN_ID = /^(cli-)?(?!00000000-)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
