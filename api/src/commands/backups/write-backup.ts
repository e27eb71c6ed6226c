import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { sync } from '../../database/cluster/sync.ts';
import { lastMigration, listSequences, listTables, quoted, type Table } from '../../database/list-tables.ts';
import { CommandError } from '../../errors/command-error.ts';
import { checkTotals } from '../totals/check.ts';
import type { Difference } from '../totals/difference.ts';
import { type Company, tablesOfCompany, writeSheets } from './company-tables.ts';
import { readRows, settleFormat, weigh } from './copy-rows.ts';
import { type Manifest, type SavedTable, tableFile, writeManifest } from './manifest.ts';
import { backupName } from './names.ts';
import { verifyBackup } from './verify-backup.ts';

/** A backup that was written, read again and found as it was written. */
export interface WrittenBackup {
  folder: string;
  manifest: Manifest;
  /** Totals that are not their ledgers, at the moment that the backup holds. */
  differences: Difference[];
}

/**
 * Writes all rows of all tables, as they are at one moment, into a new folder below `into`. Shops go on selling; only a
 * migration waits. The folder has its name once all of it was read again.
 *
 * @param client as the owner of the tables; its connection is used up
 * @param company whose rows alone are meant; all without
 * @throws CommandError where there is nothing to save
 */
export async function writeBackup(
  client: pg.Client,
  into: string,
  company?: Company,
): Promise<WrittenBackup> {
  await settleFormat(client);
  const known = await listTables(client);
  if (known.length === 0 || (await lastMigration(client)) === undefined) {
    throw new CommandError('En esa base de datos no hay tablas de Cuadra: no hay nada que copiar.');
  }
  await mkdir(into, { recursive: true, mode: 0o700 });
  const temporary = path.join(into, `.${randomUUID()}.tmp`);
  await mkdir(temporary, { mode: 0o700 });
  try {
    await client.query('begin isolation level repeatable read, read only');
    // Before the first look, so that no migration comes between what is seen and what is copied.
    await client.query(
      `lock table ${known.map(({ name }) => `public.${quoted(name)}`).join(', ')} in access share mode`,
    );
    const manifest = await writeTables(client, temporary, company);
    if (company) await writeSheets(client, temporary, company);
    const differences = await checkTotals(client, { company: company?.id, fix: false });
    await client.query('commit');
    await writeManifest(temporary, manifest);
    await verifyBackup(temporary);
    await syncAll(temporary);
    const folder = path.join(into, backupName(new Date(manifest.made_at), company));
    await rename(temporary, folder);
    await sync(into);
    return { folder, manifest, differences };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function writeTables(client: pg.Client, folder: string, company?: Company): Promise<Manifest> {
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  const migration = await lastMigration(client);
  if (migration === undefined || rows[0] === undefined) throw new Error('no migration in the snapshot');
  const tables: SavedTable[] = [];
  const all = await listTables(client);
  const wanted = company ? tablesOfCompany(all, company.id) : all;
  for (const table of wanted) tables.push(await writeTable(client, folder, table));
  const sequences = company ? [] : await listSequences(client);
  const made_at = rows[0].now.toISOString();
  return { format: 1, made_at, migration, tables, sequences, ...(company && { company }) };
}

async function writeTable(client: pg.Client, folder: string, table: Table): Promise<SavedTable> {
  const { pass, content } = weigh();
  const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600, flags: 'wx' });
  await pipeline(readRows(client, table), pass, createGzip(), file);
  return { name: table.name, columns: table.columns, ...content() };
}

/** Has all that was written last through a power cut. */
async function syncAll(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await sync(path.join(folder, name));
  await sync(folder);
}
