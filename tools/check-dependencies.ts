/**
 * Checks the packages of the lock file (`npm run dependencies`): each under a licence that a closed product may ship with,
 * and none with an advisory, as far as the registry that is set up answers. Where it does not, it says so and does not fail:
 * nothing was found out.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbiddenLicences, readAudit } from './dependencies/read-dependencies.ts';
import { ROOT } from './webpack/paths.ts';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const licences = forbiddenLicences(packages);
for (const error of licences) console.error(error);
if (licences.length === 0)
  process.stdout.write(`${Object.keys(packages).length} packages are under known licences\n`);

const audit = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 });
const advisories = readAudit(audit.stdout);
if (advisories === undefined) {
  console.error('Advisories were not looked at: the registry of this machine does not answer `npm audit`.');
} else {
  for (const { name, severity } of advisories) console.error(`${name} has an advisory: ${severity}`);
  if (advisories.length === 0) process.stdout.write('no package has an advisory\n');
}
process.exitCode = licences.length > 0 || (advisories?.length ?? 0) > 0 ? 1 : 0;
