import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ShellBuild } from '@cuadra/shared/contract';
import { ReleaseError } from '../errors/release-error.ts';
import { BUILD_FILE, type ModuleBuild, parseBuild, readModuleBuild } from './module-build.ts';

/** Where a package's browser build goes. */
const WEB = join('.build', 'www');

/**
 * The modules that are built below the project's folder, by their package's name.
 *
 * @returns the folder of each one's build
 */
export async function builtModules(projectRoot: string): Promise<Map<string, string>> {
  const entries = await readdir(projectRoot, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
      .map(async ({ name }) => {
        const folder = join(projectRoot, name, WEB);
        const files: string[] = await readdir(folder).catch(() => []);
        return files.includes(BUILD_FILE) ? [[name, folder] as const] : [];
      }),
  );
  return new Map(found.flat().sort(([a], [b]) => a.localeCompare(b)));
}

/** What a build says of itself, without reading the rest of it. */
export async function readBuildFile(folder: string): Promise<ModuleBuild['build']> {
  return parseBuild(await readFile(join(folder, BUILD_FILE)).catch(() => undefined));
}

/** @throws ReleaseError for what is no build, or not as it was built */
export async function readBuildFolder(folder: string): Promise<ModuleBuild> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const contents = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = join(parentPath, name);
        const path = file.slice(folder.length + 1).replaceAll('\\', '/');
        return [path, await readFile(file)] as const;
      }),
  );
  return readModuleBuild(new Map(contents));
}

/**
 * The shell that publishing is checked against: the one that is served here.
 *
 * @throws ReleaseError where none is built
 */
export async function readShellBuild(projectRoot: string): Promise<ShellBuild> {
  const text = await readFile(join(projectRoot, 'shell', WEB, 'shell.json'), 'utf8').catch(() => {
    throw new ReleaseError(
      'unknown',
      'El shell no está construido: ejecuta primero «npm run build -- shell».',
    );
  });
  return ShellBuild.parse(JSON.parse(text));
}
