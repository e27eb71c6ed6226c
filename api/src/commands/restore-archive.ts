/**
 * `npm run restore-archive -- <folder> --key <file> [--at <moment>] [--check]`: brings the embedded database back as it was at a moment, into a new DATA_DIR, and
 * works its totals out again; with --check only opens all that it would need. Exits as `restore` does.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../config/config.ts';
import { migrate } from '../database/migrate.ts';
import { parseMoment, tellMoment } from '../database/wal-archive/moment.ts';
import { baseFor, checkArchive, readArchive } from '../database/wal-archive/read-archive.ts';
import { restoreArchive } from '../database/wal-archive/restore-archive.ts';
import { CommandError } from '../errors/command-error.ts';
import { EXIT, PROJECT_ROOT, runCommand, say } from './run-command.ts';
import { checkTotals } from './totals/check.ts';
import { sayDifferences } from './totals/say-differences.ts';

await runCommand({
  usage:
    "npm run restore-archive -- <carpeta del archivo> --key <archivo de la clave> [--at '2026-11-28 15:04:05'] [--check]",
  read(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        at: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1)
      throw new CommandError('Falta la carpeta del archivo.');
    if (values.key === undefined) throw new CommandError('Falta --key, con el archivo de la clave secreta.');
    const at = values.at === undefined ? undefined : parseMoment(values.at);
    if (values.at !== undefined && at === undefined) {
      throw new CommandError('--at lleva un momento como 2026-11-28 15:04:05, en hora de Caracas.');
    }
    return { folder: path.resolve(folder), key: path.resolve(values.key), at, isCheck: values.check };
  },
  async run({ folder, key, at, isCheck }) {
    const archive = await readArchive(folder, key);
    const base = baseFor(archive, at);
    if (isCheck) {
      await checkArchive(archive, base);
      say(`El archivo está completo desde ${tellMoment(base.madeAt)}, y esa clave lo abre.`);
      return EXIT.ok;
    }
    const { databaseUrl, dataDir } = readConfig(process.env, PROJECT_ROOT);
    if (databaseUrl !== undefined) {
      throw new CommandError(
        'Quita DATABASE_URL: un archivo se restaura en una carpeta nueva, la de DATA_DIR.',
      );
    }
    const { cluster, lastChange } = await restoreArchive({ archive, dataDir, at });
    try {
      say(`Restaurado en ${dataDir}: el último cambio es de ${tellMoment(lastChange ?? base.madeAt)}.`);
      await migrate(cluster.url);
      return sayDifferences(
        await totalsOf(cluster.url),
        'Todo lo del archivo está, pero hay totales que no coinciden con sus libros',
      );
    } finally {
      await cluster.stop();
    }
  },
});

async function totalsOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await checkTotals(client, { fix: false });
  } finally {
    await client.end();
  }
}
