import { readConfig } from '../../config/config.ts';
import { connect } from '../../database/connect.ts';
import { ReleaseError } from '../../errors/release-error.ts';
import { explain } from '../../process/explain.ts';
import { checkLocalBuilds, publishLocalBuilds, type RefusedBuild } from '../../releases/publish-local.ts';
import { findRunning } from '../open-database.ts';
import { EXIT, type ExitCode, PROJECT_ROOT, say } from '../run-command.ts';

const OUTCOME = {
  active: '',
  kept: ' (sin cambios)',
  beside: ', sin activar: la activa es una versión publicada',
};

/**
 * Checks what was just built and offers it to a Cuadra that runs, from the next page load on. Where none runs, its next
 * start does so; nothing is started for it.
 */
export async function offerBuilds(packages: readonly string[], by: string): Promise<ExitCode> {
  const wrong = await checkLocalBuilds(PROJECT_ROOT, packages);
  if (wrong.length > 0) return complain(wrong);
  const { databaseUrl, dataDir, publishBuilds } = readConfig(process.env, PROJECT_ROOT);
  const url = publishBuilds ? (databaseUrl ?? (await findRunning(dataDir))) : undefined;
  if (url === undefined) return EXIT.ok;
  const db = connect(url, { poolSize: 1 });
  try {
    const { published, refused } = await publishLocalBuilds(db, PROJECT_ROOT, by, packages);
    for (const { name, version, outcome } of published) say(`${name} ${version}${OUTCOME[outcome]}`);
    return refused.length > 0 ? complain(refused) : EXIT.ok;
  } finally {
    await db.destroy();
  }
}

/** A database that is away, or of an older Cuadra, keeps no build from being one: the next start publishes it. */
function complain(refused: readonly RefusedBuild[]): ExitCode {
  for (const { error } of refused) console.error(explain(error) ?? error);
  return refused.some(({ error }) => error instanceof ReleaseError) ? EXIT.found : EXIT.ok;
}
