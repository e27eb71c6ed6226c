/**
 * Checks what imports what (`npm run check`): the rules of tools/imports/rules.ts, no circle of files and no ring of folders.
 * Another root as the argument is for the test.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotePackages } from './build/packages.ts';
import { readImports } from './imports/read-imports.ts';
import { fileRings, folderRings } from './imports/rings.ts';
import { forbidden } from './imports/rules.ts';
import { ROOT } from './webpack/paths.ts';

const root = process.argv[2] ?? ROOT;
const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// A module that brings no packages of its own need not be a workspace.
const files = readImports(root, [...new Set([...workspaces, ...remotePackages(root)])]);
const errors = [
  ...files.flatMap(({ source, imports }) =>
    imports.flatMap((target) => {
      const error = target.startsWith('.') ? 'there is no such file' : forbidden(source, target);
      return error ? [`${source} imports ${target}: ${error}`] : [];
    }),
  ),
  ...fileRings(files).map((ring) => `ring of files: ${ring.join(', ')}`),
  ...folderRings(files).map((ring) => `ring of folders: ${ring.join(', ')}`),
];

for (const error of errors) console.error(error);
if (errors.length === 0) process.stdout.write(`${files.length} files import what they may\n`);
process.exitCode = errors.length > 0 ? 1 : 0;
