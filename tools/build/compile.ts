import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';

/** Compiles a package that Node runs, and what it refers to. */
export function compile(project: string): void {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', join(ROOT, project)], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${project} does not compile`);
}
