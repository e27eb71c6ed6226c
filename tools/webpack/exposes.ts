import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteDescriptor } from '@cuadra/shared/contract';

/** The folder that is a module's public face: each file in it is one expose, `./CashRegister` is `CashRegister.tsx`. */
export const EXPOSES_FOLDER = join('src', 'exposes');

/**
 * Finds the file of each expose that a descriptor names.
 *
 * @returns expose → file, relative to the package: `{ './CashRegister': './src/exposes/CashRegister.tsx' }`
 * @throws when an expose has no file, or a file of the folder is named nowhere (docs/architecture.md#the-way-of-a-module)
 */
export function findExposes(packageDir: string, descriptor: RemoteDescriptor): Record<string, string> {
  const named = new Set([
    ...[...descriptor.routes, ...descriptor.drawers].map(({ expose }) => expose),
    ...(descriptor.sender ? [descriptor.sender] : []),
  ]);
  const built = new Set(listExposeFiles(packageDir).map((file) => `./${basename(file, '.tsx')}`));
  const missing = [...named].filter((expose) => !built.has(expose));
  const unnamed = [...built].filter((expose) => !named.has(expose));
  const problems = [
    ...missing.map((expose) => `${expose} is named in remote.ts but ${fileOf(expose)} does not exist`),
    ...unnamed.map((expose) => `${fileOf(expose)} is there but remote.ts names ${expose} nowhere`),
  ];
  if (problems.length > 0) throw new Error(`${descriptor.name}: ${problems.join('; ')}`);
  return Object.fromEntries([...named].sort().map((expose) => [expose, fileOf(expose)]));
}

function listExposeFiles(packageDir: string): string[] {
  const folder = join(packageDir, EXPOSES_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
}

function fileOf(expose: string): string {
  return `./src/exposes/${expose.slice(2)}.tsx`;
}
