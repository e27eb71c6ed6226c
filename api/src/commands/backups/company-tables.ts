import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { companyColumn } from '../../database/company-tables.ts';
import { CommandError } from '../../errors/command-error.ts';
import { readSheet } from './copy-rows.ts';
import { listTables, type Table } from './tables.ts';

/** A company whose rows are taken out or brought in. */
export interface Company {
  id: string;
  name: string;
}

/**
 * Tables with a company that are not its own: what the installation it runs in notes about it, who looked in from the back office,
 * codes of minutes, and sums that are worked out again.
 */
const OF_THE_INSTALLATION = new Set([
  ...['platform_users', 'inspector_visits', 'mailed_codes', 'figure_periods', 'period_products'],
  ...['release_holds', 'release_loads', 'release_previews', 'remote_loads'],
]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Those of all tables that have rows of a company, each with its rows alone. */
export function tablesOfCompany<T extends Table>(tables: readonly T[], companyId: string): T[] {
  if (!UUID.test(companyId)) throw new TypeError('company id is not a UUID');
  return tables.flatMap((table) => {
    const column = companyColumn(table.name);
    if (column === undefined || OF_THE_INSTALLATION.has(table.name)) return [];
    return [{ ...table, where: `${column} = '${companyId}'` }];
  });
}

/**
 * Finds the company that somebody means.
 *
 * @param wanted its id, its RIF without regard to dashes, or the username or mail address of one of its users
 * @throws CommandError where that is none, or several
 */
export async function findCompany(client: pg.ClientBase, wanted: string): Promise<Company> {
  const { rows } = await client.query<Company>(
    `select c.id, c.name from companies c
     where c.id::text = lower($1)
       or upper(concat(c.identification_type, translate(c.identification, '-. ', ''))) = upper(translate($1, '-. ', ''))
       or exists (select from users u where u.company_id = c.id and lower($1) in (lower(u.username), lower(u.email)))
     order by c.id`,
    [wanted],
  );
  const [found, ...others] = rows;
  if (!found) throw new CommandError(`No hay ninguna empresa con ese id, RIF o usuario: ${wanted}.`);
  if (others.length > 0) {
    const all = rows.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
    throw new CommandError(`Hay varias empresas así; di cuál por su id:\n${all}`);
  }
  return found;
}

/** Where the sheets are, below the folder of an archive. */
const SHEETS = 'hojas';
/** What says nothing to a reader, or must not be told. */
const NOT_SHOWN = new Set(['password_hash', 'edit_id']);

/** Writes the rows once more as sheets, a table each, for whoever reads them: without pictures, what requests are known by, and secrets. */
export async function writeSheets(client: pg.ClientBase, folder: string, company: Company): Promise<void> {
  await mkdir(path.join(folder, SHEETS), { mode: 0o700 });
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and data_type in ('bytea', 'text')`,
  );
  const columnsOf = (table: string, type: string) =>
    new Set(rows.filter((one) => one.table === table && one.type === type).map(({ column }) => column));
  for (const table of tablesOfCompany(await listTables(client), company.id)) {
    const bytes = columnsOf(table.name, 'bytea');
    const columns = table.columns.filter((column) => !NOT_SHOWN.has(column) && !bytes.has(column));
    const file = createWriteStream(path.join(folder, SHEETS, `${table.name}.csv`), { mode: 0o600 });
    await pipeline(readSheet(client, { ...table, columns }, columnsOf(table.name, 'text')), marked, file);
  }
}

/** With the mark by which a spreadsheet knows that accents are in UTF-8. */
async function* marked(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('\ufeff');
  yield* rows;
}
