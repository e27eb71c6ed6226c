import { createHash } from 'node:crypto';
import type { RegistryRemote, RegistryState, RegistryVersion } from '@cuadra/shared/contract';

export interface ChosenVersion {
  version: RegistryVersion;
  /** What to fall back to. */
  fallback: RegistryVersion | undefined;
}

/**
 * The version of a module that a company gets: its own, else the one of the canary that it is in, else the active one. A
 * company that holds gets what it had when its hours began, unless that was taken out since, or is pinned to another.
 *
 * @param companyId null for a super user
 * @param held since when the company keeps what it runs
 */
export function chooseVersion(
  name: string,
  remote: RegistryRemote,
  companyId: string | null,
  held: Date | undefined,
): ChosenVersion | undefined {
  const number =
    pinOf(remote, companyId) ??
    (held && keptVersion(name, remote, companyId, held)) ??
    versionIn(name, remote, companyId);
  const version = find(remote, number);
  if (!version) return undefined;
  // Who has another one than most falls back to what most have.
  const fallback = find(remote, version.version === remote.active ? remote.previous : remote.active);
  return { version, fallback };
}

function find({ versions }: RegistryRemote, number: string | null | undefined): RegistryVersion | undefined {
  return typeof number === 'string' && Object.hasOwn(versions, number) ? versions[number] : undefined;
}

/** The company's own version; undefined also where it is not there any more. */
function pinOf(remote: RegistryRemote, companyId: string | null): string | undefined {
  if (companyId === null || !Object.hasOwn(remote.pins, companyId)) return undefined;
  return find(remote, remote.pins[companyId])?.version;
}

/** What it had then; where that was taken out since, what it got in its place. */
function keptVersion(
  name: string,
  remote: RegistryRemote,
  companyId: string | null,
  held: Date,
): string | undefined {
  const before = remote.history.filter((state) => new Date(state.at) <= held).at(-1);
  if (!before) return undefined;
  let kept = versionIn(name, before, companyId);
  for (const state of remote.history) {
    if (new Date(state.at) > held && kept !== null && state.taken_out === kept)
      kept = versionIn(name, state, companyId);
  }
  return find(remote, kept)?.version;
}

function versionIn(
  name: string,
  { active, canary }: Pick<RegistryState, 'active' | 'canary'>,
  companyId: string | null,
): string | null {
  const isCanary =
    canary !== null &&
    companyId !== null &&
    (canary.companies.includes(companyId) || shareOf(name, companyId) < canary.share);
  return isCanary ? canary.version : active;
}

/**
 * Where a company stands between 0 and 1, the same each time, so that a share that grows only ever adds companies. The
 * remote's name is taken in so that it is not always the same companies that try things out.
 */
function shareOf(name: string, companyId: string): number {
  return createHash('sha256').update(`${name}/${companyId}`).digest().readUInt32BE(0) / 2 ** 32;
}
