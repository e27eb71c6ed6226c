import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { anchorsOf, linksOf } from './markdown.ts';

const READ = new Set(['.ts', '.tsx', '.mjs', '.js', '.sql', '.md', '.html', '.yml']);
const NOT_OURS = new Set(['node_modules', 'dist']);
/** The test of this check, which cites what is not there. */
const PLANTED = 'tools/docs/check-docs.test.ts';

/** The sign of a section, which this file writes so that it cites none itself. */
const SIGN = '\u00a7';
const SECTION = new RegExp(`${SIGN}\\d*`, 'g');
/** One or more sections of the specification, also where a comment's line breaks between them. */
const SPEC = new RegExp(String.raw`\bspec[\s*/#-]+(${SIGN}\d+(?:(?:,| and)[\s*/#-]+${SIGN}\d+)*)`, 'gi');
/** `docs/contract.md#arithmetic`. */
const PAGE = /(?<![\w/.:-])((?:\.{1,2}\/)*[\w-]+(?:\/[\w.-]+)*\.md)(#[\p{L}\p{N}_-]+)?/gu;
/** `decision 0008`, `docs/decisions/0008`. */
const DECISION = /\bdecisions?[\s*/#-]+(\d{4})/gi;

/** What code and documents cite below `root` and is not there: `file:line: what leads nowhere`. */
export function docErrors(root: string): string[] {
  const decisions = list(join(root, 'docs', 'decisions'));
  const anchors = new Map<string, Set<string>>();
  const anchorsIn = (page: string) => {
    const known = anchors.get(page) ?? anchorsOf(readFileSync(page, 'utf8'));
    anchors.set(page, known);
    return known;
  };
  const spec = join(root, 'docs', 'spec.md');
  const sections = existsSync(spec)
    ? new Set(
        [...readFileSync(spec, 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number]) => `${SIGN}${number}`),
      )
    : new Set<string>();

  /** The page that a path means, seen from a file, from the root or from `docs`. */
  const pageAt = (file: string, path: string) =>
    [join(root, dirname(file), path), join(root, path), join(root, 'docs', path)].find((page) =>
      existsSync(page),
    );
  const leadsNowhere = (file: string, path: string, anchor: string | undefined): boolean => {
    const page = path === '' ? join(root, file) : pageAt(file, path);
    if (page === undefined) return true;
    return (
      Boolean(anchor) && extname(page) === '.md' && !anchorsIn(page).has(decodeURIComponent(anchor ?? ''))
    );
  };

  return sources(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const errors: string[] = [];
    const report = (index: number, what: string) =>
      errors.push(`${file}:${text.slice(0, index).split('\n').length}: ${what} leads nowhere`);

    const rest = text.replace(SPEC, (whole, cited: string, index: number) => {
      for (const section of cited.match(SECTION) ?? [])
        if (!sections.has(section)) report(index, `spec ${section}`);
      return ' '.repeat(whole.length);
    });
    // A section of no document; the specification speaks of its own.
    for (const { 0: sign, index } of rest.matchAll(SECTION)) {
      if (file !== 'docs/spec.md' || !sections.has(sign)) report(index, sign);
    }
    for (const { 1: number = '', 0: cited, index } of text.matchAll(DECISION)) {
      if (!decisions.some((name) => name.startsWith(`${number}-`))) report(index, cited);
    }
    for (const { 1: path = '', 2: anchor, 0: cited, index } of text.matchAll(PAGE)) {
      if (leadsNowhere(file, path, anchor?.slice(1))) report(index, cited);
    }
    if (extname(file) === '.md') {
      for (const { target, index } of linksOf(text)) {
        const [path = '', anchor] = target.split('#');
        // A link to another page was found as a path.
        const isElsewhere = /^[a-z]+:|^\//i.test(target) || path.endsWith('.md');
        if (!isElsewhere && leadsNowhere(file, path, anchor)) report(index, target);
      }
    }
    return errors;
  });
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Every file of the house that is read by people, by its path from the root. */
function sources(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : sources(root, path);
    }
    return READ.has(extname(entry.name)) && path !== PLANTED ? [path] : [];
  });
}
