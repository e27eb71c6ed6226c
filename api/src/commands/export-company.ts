/**
 * `npm run export-company -- <id, RIF or user> [--to <folder>]`: writes all that one company has into a new folder, as it is at one
 * moment: for its owner to take along, as sheets, and for another installation of Cuadra, as it is. The company and all others sell
 * meanwhile. Exits as `backup` does.
 */
import { findCompany } from './backups/company-tables.ts';
import { readCompany } from './backups/read-company.ts';
import { summaryOf } from './backups/summary.ts';
import { writeBackup } from './backups/write-backup.ts';
import { runCommand, say } from './run-command.ts';
import { sayDifferences } from './totals/say-differences.ts';

await runCommand({
  usage: 'npm run export-company -- <id, RIF o usuario> [--to <carpeta>]',
  read: readCompany,
  async run({ wanted, to }, database) {
    const { client } = await database();
    const company = await findCompany(client, wanted);
    const { folder, manifest, differences } = await writeBackup(client, to, company);
    say(`${company.name} está en ${folder}, comprobada (${summaryOf(manifest)}).`);
    return sayDifferences(differences, 'Está completa, pero hay totales que no coinciden con sus libros');
  },
});
