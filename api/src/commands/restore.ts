/**
 * `npm run restore -- <folder of a backup> [--check]`: fills an empty database, of DATABASE_URL or in a new DATA_DIR, with
 * a backup, and holds every table to it; with --check only reads the backup. Exits with 0 when all is there and agrees,
 * with 1 when it is there and a total differs, with 2 when nothing was restored.
 */

import { readFolder } from './backups/read-folder.ts';
import { restoreBackup } from './backups/restore-backup.ts';
import { summaryOf } from './backups/summary.ts';
import { verifyBackup } from './backups/verify-backup.ts';
import { openOrMakeDatabase } from './open-database.ts';
import { EXIT, runCommand, say } from './run-command.ts';
import { sayDifferences } from './totals/say-differences.ts';

await runCommand({
  usage: 'npm run restore -- <carpeta de la copia> [--check]',
  open: openOrMakeDatabase,
  read: (args) => readFolder(args, 'Falta la carpeta de la copia.'),
  async run({ folder, isCheck }, database) {
    // Nothing is opened, nor made, for a backup that is none.
    const saved = await verifyBackup(folder);
    const what = `${saved.made_at}, ${summaryOf(saved)}`;
    if (isCheck) {
      say(`La copia está completa y como se escribió (${what}).`);
      return EXIT.ok;
    }
    const { client, url } = await database();
    const { differences } = await restoreBackup(client, url, folder);
    say(`Copia restaurada y comparada tabla por tabla (${what}).`);
    return sayDifferences(
      differences,
      'Todo lo de la copia está, pero hay totales que no coinciden con sus libros',
    );
  },
});
