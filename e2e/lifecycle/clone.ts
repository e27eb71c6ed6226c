import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-cuadra.ts';

/** Not of a clone: the history, stored data, and what tests left. */
const LEFT_OUT = ['.git', '.data', 'node_modules', 'test-results', 'playwright-report', 'coverage'];

/** Copies the project, built and installed, to a folder that is made for it. */
export function copyProject(to: string): void {
  mkdirSync(to);
  const names = readdirSync(ROOT).filter((name) => !LEFT_OUT.includes(name));
  execFileSync('cp', ['-a', ...names.map((name) => path.join(ROOT, name)), to]);
  copyPackages(path.join(ROOT, 'node_modules'), to);
}

/** Packages are never written to: hard links do, where the folder is on the same disk. */
function copyPackages(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', from, to]);
  }
}
