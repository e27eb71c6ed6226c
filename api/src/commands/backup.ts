/**
 * `npm run backup -- [--to <folder>] [--keep <days>]`: writes all data of Cuadra into a new folder, as it is at one
 * moment, reads it again, and works the totals out again from the ledgers. Shops may sell meanwhile. Exits with 0 when it
 * is written and all agrees, with 1 when it is written and a total differs, with 2 when there is no backup.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../errors/command-error.ts';
import { removeOldBackups } from './backups/names.ts';
import { summaryOf } from './backups/summary.ts';
import { writeBackup } from './backups/write-backup.ts';
import { runCommand, say } from './run-command.ts';
import { sayDifferences } from './totals/say-differences.ts';

await runCommand({
  usage: 'npm run backup -- [--to <carpeta>] [--keep <días>]',
  read(args) {
    const { values } = parseArgs({
      args,
      options: { to: { type: 'string', default: 'backups' }, keep: { type: 'string' } },
    });
    if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep)) {
      throw new CommandError('--keep lleva cuántos días se guardan las copias, como 30.');
    }
    return { to: path.resolve(values.to ?? ''), keep: values.keep };
  },
  async run({ to, keep }, database) {
    const { client } = await database();
    const { folder, manifest, differences } = await writeBackup(client, to);
    say(`Copia hecha y comprobada: ${folder} (${summaryOf(manifest)}).`);
    if (keep !== undefined) {
      for (const name of await removeOldBackups(to, Number(keep), new Date()))
        say(`Borrada por vieja: ${name}.`);
    }
    return sayDifferences(
      differences,
      'La copia está completa, pero hay totales que no coinciden con sus libros',
    );
  },
});
