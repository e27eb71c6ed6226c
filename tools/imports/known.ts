/** How many files and folders of a package still stand in a ring: what is being put in order. It may only become fewer. */
export type Known = Record<string, { files?: number; folders?: number }>;

/**
 * A fault for each ring of a package that has more in rings than is known of it, and for what is known and no longer true.
 * `kind` says what the rings are of.
 */
export function ringFaults(kind: 'files' | 'folders', rings: string[][], known: Known): string[] {
  const packageOf = (ring: string[]) => ring[0]?.split('/')[0] ?? '';
  const names = new Set([...rings.map(packageOf), ...Object.keys(known)]);
  return [...names].flatMap((name) => {
    const own = rings.filter((ring) => packageOf(ring) === name);
    const count = own.flat().length;
    const limit = known[name]?.[kind] ?? 0;
    if (count > limit) return own.map((ring) => `ring of ${kind}: ${ring.join(', ')}`);
    if (count === 0 && limit > 0)
      return [`${name} has no ring of ${kind} left: say so in tools/imports/known.json`];
    return [];
  });
}
