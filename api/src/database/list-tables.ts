import type pg from 'pg';

/** A table whose rows are the shops': all of the schema but what tells which migrations ran. */
export interface Table {
  name: string;
  /** Those that are stored as they are given; what the database works out of them is not among them. */
  columns: string[];
  /** Which of its rows are meant, in SQL; all without. */
  where?: string;
  /** What its rows are sorted by, in SQL: the same rows come in the same order from every server. */
  order: string;
}

/** Migrations write these themselves. */
const OF_MIGRATIONS = "('kysely_migration', 'kysely_migration_lock')";

/** In the order of their names. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `with columns as (
       select c.oid, c.relname, a.attname, a.attnum, array_position(i.indkey::int2[], a.attnum) as place,
         format(case when a.attcollation <> 0 then '%I collate "C"' else '%I' end, a.attname) as sorted
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and c.relname not in ${OF_MIGRATIONS}
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
     select relname as name, array_agg(attname::text order by attnum) as columns,
       coalesce(string_agg(sorted, ', ' order by place) filter (where place is not null),
         string_agg(format('%I::text collate "C"', attname), ', ' order by attnum)) as "order"
     from columns group by oid, relname order by relname collate "C"`,
  );
  return rows;
}

/** A sequence and where it stands. */
export interface Sequence {
  name: string;
  last: string;
  is_called: boolean;
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
     order by relname collate "C"`,
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as last, is_called from public.${quoted(name)}`,
    );
    found.push(...state.map((one) => ({ name, ...one })));
  }
  return found;
}

/** The last migration that ran; undefined where none did. */
export async function lastMigration(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ is_there: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as is_there",
  );
  if (!rows[0]?.is_there) return undefined;
  const { rows: found } = await client.query<{ last: string | null }>(
    'select max(name collate "C") as last from kysely_migration',
  );
  return found[0]?.last ?? undefined;
}

/** A name as SQL takes it, whatever is in it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
