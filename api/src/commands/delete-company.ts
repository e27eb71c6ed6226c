/**
 * `npm run delete-company -- <id, RIF or user> [--to <folder>]`: writes all that a suspended company has into a new folder, as `export-company` does, and then
 * deletes it here, but for what has to be kept. Exits with 0 when it is gone, with 2 when nothing was deleted.
 */
import { findCompany } from './backups/company-tables.ts';
import { deleteCompany, requireSuspended } from './backups/delete-company.ts';
import { readCompany } from './backups/read-company.ts';
import { summaryOf } from './backups/summary.ts';
import { writeBackup } from './backups/write-backup.ts';
import { EXIT, runCommand, say } from './run-command.ts';

await runCommand({
  usage: 'npm run delete-company -- <id, RIF o usuario> [--to <carpeta>]',
  read: readCompany,
  async run({ wanted, to }, database) {
    const { client } = await database();
    const company = await findCompany(client, wanted);
    await requireSuspended(client, company);
    const { folder, manifest } = await writeBackup(client, to, company);
    say(`${company.name} está en ${folder}, comprobada (${summaryOf(manifest)}).`);
    const rows = await deleteCompany(client, company, manifest);
    say(
      `Se borraron sus datos (${rows.toLocaleString('es-VE')} filas). Quedan su nombre, su RIF y lo que pagó.`,
    );
    return EXIT.ok;
  },
});
