/**
 * Checks that the shell names no module (`npm run check`): not one, none of its paths, drawers or texts, as the descriptors
 * and guides of all modules have them. Another folder than the shell's
 * as the argument is for the test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotePackages } from './build/packages.ts';
import { claimsOf } from './shell-names/claims.ts';
import { shellErrors } from './shell-names/shell-errors.ts';
import { loadDescriptor } from './webpack/descriptor.ts';
import { loadGuides } from './webpack/guides.ts';
import { ROOT } from './webpack/paths.ts';

/** What may, and why. */
const EXCEPT: Readonly<Record<string, string>> = {
  'kit-page': 'samples, on a page for developers alone',
  testing: 'samples of tests',
  'subscription/basics/names.ts': 'what a plan has, by the names that the contract has for it',
};

const shell = process.argv[2] ?? join(ROOT, 'shell', 'src');
const claims = await Promise.all(
  remotePackages().map(async (name) => {
    const descriptor = await loadDescriptor(join(ROOT, name));
    return claimsOf(name, descriptor, await loadGuides(join(ROOT, name), descriptor));
  }),
);
const files = readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !isExcepted(file),
);
const errors = files.flatMap((file) =>
  shellErrors(join(shell, file), readFileSync(join(shell, file), 'utf8'), claims.flat()),
);

for (const error of errors) console.error(error);
if (errors.length === 0) process.stdout.write(`${files.length} files of the shell name no module\n`);
process.exitCode = errors.length > 0 ? 1 : 0;

function isExcepted(file: string): boolean {
  const path = `/${file}/`;
  return Object.keys(EXCEPT).some((part) => path.includes(`/${part}/`));
}
