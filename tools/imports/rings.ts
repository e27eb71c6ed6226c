import { isTestFile } from './rules.ts';

/** A file and the files of the house that it imports, by their paths from the root. */
export interface ImportingFile {
  source: string;
  imports: string[];
}

type Graph = Map<string, Set<string>>;

/** Files that import one another in a circle, for a type alone too. */
export function fileRings(files: ImportingFile[]): string[][] {
  return rings(new Map(files.map(({ source, imports }) => [source, new Set(imports)])));
}

/**
 * Folders side by side that import one another in a ring, each with all that is below it: `sales/list` counts as `sales` when
 * seen from `receipt`. A folder and the folders in it may use each other's files. Tests are left out: they may import
 * anything, and nothing imports them.
 */
export function folderRings(files: ImportingFile[]): string[][] {
  const graph: Graph = new Map();
  for (const { source, imports } of files.filter((file) => !isTestFile(file.source))) {
    for (const target of imports.filter((file) => !isTestFile(file))) {
      const [from, to] = siblings(source, target);
      if (from && to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return rings(graph);
}

/** The two folders at which the paths of two files of a package part; none where one of the files stands right there. */
function siblings(source: string, target: string): string[] {
  const from = source.split('/');
  const to = target.split('/');
  const parting = from.findIndex((name, place) => name !== to[place]);
  if (parting < 1 || parting >= Math.min(from.length, to.length) - 1) return [];
  return [from, to].map((path) => path.slice(0, parting + 1).join('/'));
}

/** Tarjan's strongly connected components of more than one member, each sorted by name. */
function rings(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  /** Answers how early a member that is still open can be reached from this one. */
  function visit(member: string): number {
    const place = order.size;
    let earliest = place;
    order.set(member, place);
    open.push(member);
    for (const next of graph.get(member) ?? []) {
      const reached = order.get(next);
      if (reached === undefined) earliest = Math.min(earliest, visit(next));
      else if (open.includes(next)) earliest = Math.min(earliest, reached);
    }
    if (earliest === place) {
      const ring = open.splice(open.indexOf(member));
      if (ring.length > 1) found.push(ring.sort());
    }
    return earliest;
  }

  for (const member of graph.keys()) if (!order.has(member)) visit(member);
  return found;
}
