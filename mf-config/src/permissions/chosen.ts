import { formatCodes, isWithin, type ModulePermissions, readGrants } from '@cuadra/shared/domain';

/** The permissions of a role while it is filled in: module → codes. Plain data, so that a draft can be persisted. */
export type Chosen = Readonly<Record<string, readonly number[]>>;

export function readChosen(records: readonly ModulePermissions[]): Chosen {
  return Object.fromEntries([...readGrants(records)].map(([module, codes]) => [module, [...codes]]));
}

/** As the API takes them; modules without any are left out. */
export function writeChosen(chosen: Chosen): ModulePermissions[] {
  return Object.entries(chosen).flatMap(([module, codes]) =>
    codes.length > 0 ? [{ module, permissions: formatCodes(codes) }] : [],
  );
}

export function isChosen(chosen: Chosen, module: string, code: number): boolean {
  return chosen[module]?.includes(code) ?? false;
}

export function countChosen(chosen: Chosen): number {
  return Object.values(chosen).reduce((total, codes) => total + codes.length, 0);
}

/**
 * Chooses among the permissions of a module that are in sight; the others stay as they were.
 *
 * @param shown codes in sight
 * @param now those of them that are chosen
 */
export function chooseShown(
  chosen: Chosen,
  module: string,
  shown: readonly number[],
  now: readonly number[],
): Chosen {
  const kept = (chosen[module] ?? []).filter((code) => !shown.includes(code));
  return { ...chosen, [module]: [...kept, ...now].sort((a, b) => a - b) };
}

/** What of a role somebody may hand on: nobody gives more than they hold (spec §6). */
export function withinReach(
  records: readonly ModulePermissions[],
  held: ReturnType<typeof readGrants>,
): ModulePermissions[] {
  if (isWithin(records, held)) return [...records];
  const reachable = Object.entries(readChosen(records)).map(
    ([module, codes]) => [module, codes.filter((code) => held.get(module)?.has(code))] as const,
  );
  return writeChosen(Object.fromEntries(reachable));
}
