import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { integrityOf } from './integrity.ts';

/** What the worker keeps so that the shell opens without its server: the page, its scripts, its fonts. */
const CACHED = /\.(js|woff2)$/;

/**
 * The source of `sw.js`: the worker's script as built, behind the list of what it keeps. workbox's own plugin would list
 * files as they are when its turn comes; the page, and the hashes of the final scripts, are only there at the very end.
 *
 * @param workerDir where the worker's script was built
 * @param build the name of the shell's build, which the page has too
 * @param page the page that the worker comes with
 */
export function serviceWorkerSource(
  compilation: Compilation,
  { workerDir, build, page }: { workerDir: string; build: string; page: string },
): string {
  const files = compilation
    .getAssets()
    .filter(({ name }) => CACHED.test(name))
    .map(({ name, source }) => ({ url: `/${name}`, revision: null, integrity: integrityOf(source.buffer()) }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  const shell = { build, files: [...files, { url: '/index.html', revision: integrityOf(page) }] };
  return `self.__cuadra_shell__=${JSON.stringify(shell)};\n${readScript(workerDir).content}`;
}

/** The one script of a build that has no other. */
export function readScript(dir: string): { name: string; content: Buffer } {
  const name = readdirSync(dir).find((file) => file.endsWith('.js'));
  if (!name) throw new Error(`No script in ${dir}`);
  return { name, content: readFileSync(join(dir, name)) };
}
