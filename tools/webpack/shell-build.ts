import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT, webDir } from './paths.ts';

/** `shell.json`: what a build of the shell offers to remotes, written by the build. */
export const ShellBuild = z.object({
  api_version: z.string(),
  /** The shared scope: module → the one version that there is. */
  provides: z.record(z.string(), z.string()),
});
export type ShellBuild = z.output<typeof ShellBuild>;

/** The shell that publishing is checked against. */
export async function readShellBuild(): Promise<ShellBuild> {
  const file = join(webDir(join(ROOT, 'shell')), 'shell.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error('The shell is not built: run `npm run build -- shell` first');
  });
  return ShellBuild.parse(JSON.parse(text));
}
