import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { ImportingFile } from './rings.ts';

const SOURCE = /(?<!\.d)\.(ts|tsx|js|mjs)$/;
const NOT_OURS = new Set(['node_modules', 'dist']);

/**
 * The source files of some packages below `root` with the files of the house that they import: statically, on demand, or for
 * a type alone. An import of a file that is not there keeps the name that it was imported by.
 */
export function readImports(root: string, packages: string[]): ImportingFile[] {
  const entryPoints = new Map(packages.flatMap((name) => entryPointsOf(root, name)));
  return packages
    .flatMap((name) => sourceFiles(root, name))
    .map((source) => ({
      source,
      imports: specifiers(source, readFileSync(join(root, source), 'utf8')).flatMap((specifier) =>
        resolve(root, source, specifier, entryPoints),
      ),
    }));
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(root, path);
    }
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** What a file imports, as it is written there. */
function specifiers(file: string, text: string): string[] {
  const found = new Set<string>();
  const add = (source: { type: string; value?: unknown } | null) => {
    if (typeof source?.value === 'string') found.add(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(parseSync(file, text).program);
  return [...found];
}

/** The file of the house that an import means: none for a package from npm and for what Node has. */
function resolve(root: string, file: string, specifier: string, entryPoints: Map<string, string>): string[] {
  if (!specifier.startsWith('.')) return [entryPoints.get(specifier) ?? []].flat();
  const target = join(root, dirname(file), specifier);
  return [existsSync(target) ? relative(root, target) : specifier];
}

/** Each import by which a package is known (`@cuadra/shared/ui`), and the file that it leads to. */
function entryPointsOf(root: string, folder: string): [string, string][] {
  const { name, exports = {} }: PackageJson = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports).map(([path, target]) => [
    join(name, path),
    join(folder, typeof target === 'string' ? target : target.source),
  ]);
}

interface PackageJson {
  name: string;
  exports?: Record<string, string | { source: string }>;
}
