import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '@cuadra/shared/contract';

/** What the page of the shell says of its build (tools/webpack/shell-page.ts). */
export interface ShellFirst {
  /** The scripts that every visit runs. */
  start: readonly string[];
  /** The scripts that each part needs beside them. */
  areas: Readonly<Record<string, readonly string[]>>;
}

/** A screen, and the bytes of script, gzip, that may be fetched until it can be used. */
interface Budget {
  title: string;
  /** The part of the shell that it is in. */
  area: string;
  /** The module's screen in it. */
  path?: string;
  limit: number;
}

/**
 * What they have come down to and 3 kB more; the aims are 110 and 225 kB of better compressed files. A change that needs more
 * takes something else out, or fetches it once the screen is there.
 */
const BUDGETS: readonly Budget[] = [
  { title: 'The login', area: 'login', limit: 115_300 },
  { title: 'Caja', area: 'signed-in', path: '/cash-register', limit: 219_900 },
];

/** Bytes of script, gzip, that a module may have of its own until one of its screens can be used. */
const SCREEN_LIMIT = 60_000;

/** Of the shell's build: the scripts that its page runs, and those of its parts. */
export function readShellFirst(shellDir: string): ShellFirst {
  const html = readFileSync(join(shellDir, 'index.html'), 'utf8');
  const [, areas = '{}'] = /<script id="shell-areas"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const start = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
  return { start: [...new Set(start)], areas: JSON.parse(areas) };
}

export interface FirstLoad {
  shell: ShellFirst;
  remotes: readonly Pick<RemoteBuild, 'entry' | 'exposes' | 'shared' | 'descriptor'>[];
  /** Bytes of a script, gzip. @param remote the module that it is of; undefined for the shell's own */
  sizeOf: (file: string, remote?: string) => number;
}

/** What the first screens weigh against what they may: one sentence for each that is too heavy. */
export function firstLoadErrors({ shell, remotes, sizeOf }: FirstLoad): string[] {
  const screens = remotes.flatMap((remote) =>
    remote.descriptor.routes.map(({ path, expose }) => ({
      path,
      shared: remote.shared?.[expose] ?? [],
      size: sum([remote.entry, ...(remote.exposes[expose] ?? [])], (file) =>
        sizeOf(file, remote.descriptor.name),
      ),
    })),
  );
  const firstScreens = BUDGETS.flatMap(({ title, area, path, limit }) => {
    const screen = screens.find((other) => other.path === path);
    const areas = [area, ...(screen?.shared ?? [])].flatMap((name) => shell.areas[name] ?? []);
    const size = sum(new Set([...shell.start, ...areas]), (file) => sizeOf(file)) + (screen?.size ?? 0);
    return size > limit
      ? `${title} needs ${size} bytes of script, gzip, until it can be used; its budget is ${limit}`
      : [];
  });
  const ownScreens = screens
    .filter(({ size }) => size > SCREEN_LIMIT)
    .map(
      ({ path, size }) => `${path} has ${size} bytes of script of its own, gzip; it may have ${SCREEN_LIMIT}`,
    );
  return [...firstScreens, ...ownScreens];
}

function sum(files: Iterable<string>, sizeOf: (file: string) => number): number {
  return [...files].reduce((total, file) => total + sizeOf(file), 0);
}
