import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { lastMigration, listTables, quoted, type Table } from '../../database/list-tables.ts';
import { migrate, migrateTo } from '../../database/migrate.ts';
import { CommandError } from '../../errors/command-error.ts';
import { checkTotals } from '../totals/check.ts';
import type { Difference } from '../totals/difference.ts';
import { contentOf, readRows, settleFormat } from './copy-rows.ts';
import { damaged, type Manifest, type SavedTable } from './manifest.ts';
import { isSame, savedRows, verifyBackup } from './verify-backup.ts';
import { withoutRules } from './without-rules.ts';

/** What became of a backup. */
export interface RestoredBackup {
  manifest: Manifest;
  /** Totals that are not their ledgers, in what was restored. */
  differences: Difference[];
}

/**
 * Fills an empty database with a backup: brings it to the schema that the backup was made of, puts the rows in, reads
 * them again and holds them table by table to what was saved, and only then brings the schema up to date. Rows come in
 * as a whole or not at all.
 *
 * @param client as the owner, connected to `ownerUrl`; its settings are changed
 * @throws CommandError where the backup is damaged or of a newer Cuadra, or the database has something in it
 */
export async function restoreBackup(
  client: pg.Client,
  ownerUrl: string,
  folder: string,
): Promise<RestoredBackup> {
  const manifest = await verifyBackup(folder);
  if (manifest.company) {
    throw new CommandError(
      `Esa copia es de una sola empresa, ${manifest.company.name}: tráela con «npm run import-company».`,
    );
  }
  await requireEmpty(client, manifest.migration);
  await migrateTo(ownerUrl, manifest.migration);
  await settleFormat(client);
  await client.query('begin');
  try {
    const tables = await matchTables(client, manifest);
    await withoutRules(client, async () => {
      await client.query(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);
      for (const table of tables) await fillTable(client, folder, table);
    });
    for (const { name, last, is_called } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, last, is_called]);
    }
    for (const table of tables) {
      if (!isSame(await contentOf(readRows(client, table)), table)) throw damaged(folder, table.name);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await migrate(ownerUrl);
  await client.query('analyze');
  return { manifest, differences: await checkTotals(client, { fix: false }) };
}

/** A database without tables, or one that Cuadra has migrated and nobody has used. */
async function requireEmpty(client: pg.Client, migration: string): Promise<void> {
  const last = await lastMigration(client);
  const tables = await listTables(client);
  const isUsed =
    last === undefined
      ? tables.length > 0
      : (await client.query('select from companies union all select from platform_users limit 1'))
          .rowCount !== 0;
  if (isUsed) {
    throw new CommandError(
      'Esa base de datos ya tiene datos, y una copia solo se restaura en una vacía: elige otra carpeta con DATA_DIR, u otra base con DATABASE_URL.',
    );
  }
  if (last !== undefined && last > migration) {
    throw new CommandError(
      'Esa base de datos está vacía, pero es de una versión más nueva que la copia: elige otra carpeta con DATA_DIR, u otra base sin tablas con DATABASE_URL.',
    );
  }
}

/** The tables of the database with what was saved of each. */
export async function matchTables(client: pg.Client, manifest: Manifest): Promise<(Table & SavedTable)[]> {
  const saved = new Map(manifest.tables.map((table) => [table.name, table]));
  const tables = (await listTables(client)).flatMap((table) => {
    const one = saved.get(table.name);
    return one && one.columns.join() === table.columns.join() ? [{ ...table, ...one }] : [];
  });
  if (tables.length !== saved.size) {
    throw new CommandError('La copia tiene otras tablas que esta versión de Cuadra: no se restauró nada.');
  }
  return tables;
}

export async function fillTable(client: pg.Client, folder: string, table: SavedTable): Promise<void> {
  const list = table.columns.map(quoted).join(', ');
  const into = client.query(copyFrom(`copy public.${quoted(table.name)} (${list}) from stdin`));
  await pipeline(savedRows(folder, table), into);
}
