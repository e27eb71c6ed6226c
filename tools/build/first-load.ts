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
 * What they have come down to and 3 kB more; the aims are 110 and 225 kB. A change that needs more takes something else out,
 * or fetches it once the screen is there.
 */
const BUDGETS: readonly Budget[] = [
  { title: 'The login', area: 'login', limit: 136_050 },
  { title: 'Caja', area: 'signed-in', path: '/cash-register', limit: 234_400 },
];

/** Of the shell's build: the scripts that its page runs, and those of its parts. */
export function readShellFirst(shellDir: string): ShellFirst {
  const html = readFileSync(join(shellDir, 'index.html'), 'utf8');
  const [, areas = '{}'] = /<script id="shell-areas"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const start = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
  return { start: [...new Set(start)], areas: JSON.parse(areas) };
}

export interface FirstLoad {
  shell: ShellFirst;
  remotes: readonly Pick<RemoteBuild, 'entry' | 'exposes' | 'descriptor'>[];
  /** Bytes of a script, gzip. @param remote the module that it is of; undefined for the shell's own */
  sizeOf: (file: string, remote?: string) => number;
}

/** What the first screens weigh against what they may: one sentence for each that is too heavy. */
export function firstLoadErrors({ shell, remotes, sizeOf }: FirstLoad): string[] {
  return BUDGETS.flatMap(({ title, area, path, limit }) => {
    const own = new Set([...shell.start, ...(shell.areas[area] ?? [])]);
    const wanted = remotes
      .flatMap((remote) => remote.descriptor.routes.map((route) => ({ remote, route })))
      .find(({ route }) => route.path === path);
    const { name = '' } = wanted?.remote.descriptor ?? {};
    const files = wanted ? [wanted.remote.entry, ...(wanted.remote.exposes[wanted.route.expose] ?? [])] : [];
    const size =
      [...own].reduce((sum, file) => sum + sizeOf(file), 0) +
      files.reduce((sum, file) => sum + sizeOf(file, name), 0);
    if (size <= limit) return [];
    return `${title} needs ${size} bytes of script, gzip, until it can be used; its budget is ${limit}`;
  });
}
