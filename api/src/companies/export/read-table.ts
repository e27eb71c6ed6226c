import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { companyColumn } from '../../database/company-tables.ts';
import { quoted, type Table } from '../../database/list-tables.ts';
import { HIDDEN_COLUMNS } from './sheets.ts';

/** A column that a company may take along. */
interface Column {
  name: string;
  /** As the information schema calls it: `numeric`. */
  type: string;
}

/**
 * The columns that the application's own role may read, by table: what it may not, as the hashes of passwords, leaves by no way.
 */
export async function listColumns(client: pg.ClientBase): Promise<ReadonlyMap<string, Column[]>> {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and data_type <> 'bytea' and column_name <> all ($1)
       and has_column_privilege(format('public.%I', table_name), column_name, 'select')
     order by ordinal_position`,
    [HIDDEN_COLUMNS],
  );
  const found = new Map<string, Column[]>();
  for (const { table, ...column } of rows) found.set(table, [...(found.get(table) ?? []), column]);
  return found;
}

/** What a spreadsheet would take for a formula, also in its wide forms: what a buyer wrote may be one. */
const FORMULA = '^[=+@\\t\\r\\n＝＋－＠-]';

/** A value as a Spanish spreadsheet shows it: 12,50, sí, and a time as it was in Caracas. */
function cellOf({ name, type }: Column): string {
  const cell = quoted(name);
  switch (type) {
    case 'numeric':
      return `replace(${cell}::text, '.', ',')`;
    case 'boolean':
      return `case ${cell} when true then 'sí' when false then 'no' end`;
    case 'timestamp with time zone':
      return `to_char(${cell} at time zone 'America/Caracas', 'YYYY-MM-DD HH24:MI:SS')`;
    case 'text':
      return `case when ${cell} ~ '${FORMULA}' then '''' || ${cell} else ${cell} end`;
    default:
      return `${cell}::text`;
  }
}

/** The rows of a table as a sheet that a Spanish spreadsheet opens; the names of its columns first. */
export function readSheet(client: pg.ClientBase, table: Table, columns: Column[]): Readable {
  const cells = columns.map((column) => `${cellOf(column)} as ${quoted(column.name)}`);
  const rows = client.query(
    copyTo(`copy (${rowsOf(table, cells)}) to stdout (format csv, header, delimiter ';')`),
  );
  return Readable.from(marked(rows));
}

/** The rows of a table as JSON, one in each line, for whoever takes them over elsewhere: numbers and times as they are. */
export function readLines(client: pg.ClientBase, table: Table, columns: Column[]): Readable {
  const rows = rowsOf(
    table,
    columns.map(({ name }) => quoted(name)),
  );
  // With marks that no JSON has in it, nothing is quoted.
  return client.query(
    copyTo(
      `copy (select row_to_json(t)::text from (${rows}) t) to stdout (format csv, delimiter e'\\x02', quote e'\\x01')`,
    ),
  );
}

function rowsOf({ name, where, order }: Table, cells: readonly string[]): string {
  return `select ${cells.join(', ')} from public.${quoted(name)} t where ${where} order by ${order}`;
}

/** With the mark by which a spreadsheet knows that accents are in UTF-8. */
async function* marked(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('\ufeff');
  yield* rows;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A company's rows of a table. @param companyId of the session */
export function ofCompany<T extends Table>(table: T, companyId: string): T {
  if (!UUID.test(companyId)) throw new TypeError('company id is not a UUID');
  const column = companyColumn(table.name);
  if (column === undefined) throw new TypeError(`${table.name} is nobody's`);
  return { ...table, where: `${column} = '${companyId}'` };
}
