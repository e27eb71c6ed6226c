/**
 * `npm run import-company -- <folder> [--check]`: brings a company that `export-company` wrote into the database of another Cuadra of
 * the same version, beside those that are there, and holds it table by table to what was written. Exits as `restore` does.
 */
import { importCompany } from './backups/import-company.ts';
import { readFolder } from './backups/read-folder.ts';
import { summaryOf } from './backups/summary.ts';
import { verifyBackup } from './backups/verify-backup.ts';
import { EXIT, runCommand, say } from './run-command.ts';
import { sayDifferences } from './totals/say-differences.ts';

await runCommand({
  usage: 'npm run import-company -- <carpeta> [--check]',
  read: (args) => readFolder(args, 'Falta la carpeta de la empresa.'),
  async run({ folder, isCheck }, database) {
    const saved = await verifyBackup(folder);
    const what = `${saved.company?.name ?? 'todo Cuadra'}, ${saved.made_at}, ${summaryOf(saved)}`;
    if (isCheck) {
      say(`Está completa y como se escribió (${what}).`);
      return EXIT.ok;
    }
    const { client } = await database();
    const { differences } = await importCompany(client, folder);
    say(`Empresa traída y comparada tabla por tabla (${what}).`);
    return sayDifferences(differences, 'Todo está, pero hay totales que no coinciden con sus libros');
  },
});
