import type { Database } from '../../database/connect.ts';
import { holdVersions } from '../../releases/broken-versions.ts';
import { readShellBuild } from '../../releases/build-folder.ts';
import { readRegistry } from '../../releases/read-registry.ts';
import { EXIT, type ExitCode, PROJECT_ROOT, say } from '../run-command.ts';

/** Says which published versions the shell that is built here would break, and how. */
export async function sayBroken(db: Database): Promise<ExitCode> {
  const held = await holdVersions(db, await readRegistry(db), await readShellBuild(PROJECT_ROOT));
  const broken = held.filter(({ errors }) => errors.length > 0);
  for (const { name, version, errors } of broken) say(`${name} ${version}: ${errors.join('; ')}.`);
  const old = held.filter(({ isOld }) => isOld);
  for (const { name, version } of old)
    say(`${name} ${version} no dice qué nombres usa: constrúyela de nuevo.`);
  if (broken.length > 0) return EXIT.found;
  say(`${held.length} versiones que alguien recibe pueden correr con el shell construido aquí.`);
  return EXIT.ok;
}
