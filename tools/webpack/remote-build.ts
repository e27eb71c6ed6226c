import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleasedVersion, ReleaseNumber, RemoteName } from '@cuadra/shared/contract';
import { z } from 'zod';

/** `remote.json`: what a build says of itself. Publishing gives it a version and a place, and nothing else. */
export const RemoteBuild = ReleasedVersion.omit({ version: true, base: true }).extend({
  name: RemoteName,
  /** As the module's package.json has it. */
  package_version: ReleaseNumber,
  /** A hash of the build's content, eight characters. */
  build_id: z.string().regex(/^[0-9a-f]{8}$/),
  /** What it takes from the shared scope, and the range of versions that it accepts. */
  consumes: z.record(z.string(), z.string()),
});
export type RemoteBuild = z.output<typeof RemoteBuild>;

/** @param dir where the module's browser build is */
export async function readRemoteBuild(dir: string): Promise<RemoteBuild> {
  const text = await readFile(join(dir, 'remote.json'), 'utf8').catch(() => {
    throw new Error(`No remote.json in ${dir}: build the module first`);
  });
  return RemoteBuild.parse(JSON.parse(text));
}
