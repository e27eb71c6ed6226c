import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { listColumns, ofCompany, readSheet } from '../../companies/export/read-table.ts';
import { SHEETS } from '../../companies/export/sheets.ts';
import { companyColumn } from '../../database/company-tables.ts';
import { listTables, type Table } from '../../database/list-tables.ts';
import { CommandError } from '../../errors/command-error.ts';

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

/** Those of all tables that have rows of a company, each with its rows alone. */
export function tablesOfCompany<T extends Table>(tables: readonly T[], companyId: string): T[] {
  return tables
    .filter(({ name }) => companyColumn(name) !== undefined && !OF_THE_INSTALLATION.has(name))
    .map((table) => ofCompany(table, companyId));
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
const SHEETS_FOLDER = 'hojas';
/** Writes the rows once more as the sheets that its Propietario may take along, without pictures and secrets. */
export async function writeSheets(client: pg.ClientBase, folder: string, company: Company): Promise<void> {
  await mkdir(path.join(folder, SHEETS_FOLDER), { mode: 0o700 });
  const columns = await listColumns(client);
  for (const table of await listTables(client)) {
    const [name, own] = [SHEETS[table.name], columns.get(table.name)];
    if (name === undefined || own === undefined) continue;
    const file = createWriteStream(path.join(folder, SHEETS_FOLDER, `${name}.csv`), { mode: 0o600 });
    await pipeline(readSheet(client, ofCompany(table, company.id), own), file);
  }
}
