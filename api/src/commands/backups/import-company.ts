import pg from 'pg';
import { lastMigration, quoted } from '../../database/list-tables.ts';
import { CommandError } from '../../errors/command-error.ts';
import { checkTotals } from '../totals/check.ts';
import { type Company, tablesOfCompany } from './company-tables.ts';
import { contentOf, readRows, settleFormat } from './copy-rows.ts';
import { damaged, type Manifest } from './manifest.ts';
import { fillTable, matchTables, type RestoredBackup } from './restore-backup.ts';
import { isSame, verifyBackup } from './verify-backup.ts';
import { unruled } from './without-rules.ts';

/**
 * Brings a company into a database in which others are, as a whole or not at all: puts its rows in, reads them again, holds them
 * table by table to what was saved, and looks for whatever they refer to. The others sell on meanwhile, where the owner is a
 * superuser, as of the embedded database; elsewhere they wait.
 *
 * @param client as the owner of the tables; its settings are changed
 * @throws CommandError where the archive is damaged or of another version, or the company, one of its users or its store's address is
 *   there already
 */
export async function importCompany(client: pg.Client, folder: string): Promise<RestoredBackup> {
  const manifest = await verifyBackup(folder);
  const company = await requirePlace(client, manifest);
  await settleFormat(client);
  await client.query('begin');
  try {
    const tables = tablesOfCompany(await matchTables(client, manifest), company.id);
    if (tables.length !== manifest.tables.length) throw damaged(folder, 'manifest.json');
    await unruled(client, async () => {
      for (const table of tables) await fillTable(client, folder, table);
    });
    for (const table of tables) {
      if (!isSame(await contentOf(readRows(client, table)), table)) throw damaged(folder, table.name);
    }
    for (const { name } of tables) await requireReferences(client, name, company);
    await requireFreeLogins(client, company);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw explained(error);
  }
  await client.query('analyze');
  return { manifest, differences: await checkTotals(client, { company: company.id, fix: false }) };
}

async function requirePlace(client: pg.Client, { company, migration }: Manifest): Promise<Company> {
  if (!company) {
    throw new CommandError(
      'Esa copia es de todo Cuadra, no de una empresa: se restaura con «npm run restore».',
    );
  }
  const last = await lastMigration(client);
  if (last !== migration) {
    throw new CommandError(
      `La empresa viene de otra versión de Cuadra (${migration}), y aquí está ${last ?? 'ninguna'}: pon la misma en los dos lados y vuelve a sacarla.`,
    );
  }
  const { rowCount } = await client.query('select from companies where id = $1', [company.id]);
  if (rowCount !== 0) throw new CommandError(`${company.name} ya está en esta base de datos.`);
  return company;
}

/** Holds the company's rows of a table to what they refer to, which nobody did as they came in. */
async function requireReferences(client: pg.Client, table: string, { id }: Company): Promise<void> {
  const { rows } = await client.query<{ parent: string; child: string[]; of: string[] }>(
    `select f.confrelid::regclass::text as parent,
       (select array_agg(a.attname::text order by k.n) from unnest(f.conkey) with ordinality k(num, n)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num) as child,
       (select array_agg(a.attname::text order by k.n) from unnest(f.confkey) with ordinality k(num, n)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num) as of
     from pg_constraint f where f.contype = 'f' and f.conrelid = format('public.%I', $1::text)::regclass`,
    [table],
  );
  for (const { parent, child, of } of rows) {
    const isSet = child.map((column) => `c.${quoted(column)} is not null`).join(' and ');
    const matches = child
      .map((column, at) => `p.${quoted(of[at] ?? '')} = c.${quoted(column)}`)
      .join(' and ');
    const own = table === 'companies' ? 'c.id' : 'c.company_id';
    const { rowCount } = await client.query(
      `select from public.${quoted(table)} c
       where ${own} = $1 and ${isSet} and not exists (select from public.${parent} p where ${matches}) limit 1`,
      [id],
    );
    if (rowCount !== 0) {
      throw new CommandError(
        `La empresa usa algo que aquí no existe (${table} → ${parent}): créalo primero, como un plan, y vuelve a probar.`,
      );
    }
  }
}

/** Who runs Cuadra signs in by names, too, which no index holds apart from those of users. */
async function requireFreeLogins(client: pg.Client, { id }: Company): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select u.username as name from users u join platform_users p
       on lower(u.username) in (lower(p.username), lower(p.email)) or lower(u.email) in (lower(p.username), lower(p.email))
     where u.company_id = $1 limit 1`,
    [id],
  );
  if (rows[0])
    throw new CommandError(`Quien lleva este Cuadra ya usa ese usuario o correo: ${rows[0].name}.`);
}

const TAKEN = '23505';

function explained(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== TAKEN) return error;
  return new CommandError(
    `Aquí ya hay algo con el mismo nombre o dirección (${error.table}: ${error.detail}): cámbialo en uno de los dos lados y vuelve a probar.`,
  );
}
