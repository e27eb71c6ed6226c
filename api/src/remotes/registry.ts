import {
  type Audience,
  matchRoute,
  type Registry,
  type ReleasedVersion,
  type ResolvedRemote,
} from '@cuadra/shared/contract';
import { currentTime } from '../clock/clock.ts';
import { type ChosenVersion, chooseVersion } from './choose-version.ts';
import { heldSince } from './hold-hours.ts';

type RemoteRecord = Registry['remotes'][string];

/** Who asks for remotes. */
export interface RemotesFor {
  /** Null for a super user, who belongs to no company, and for an inspector who is in none. */
  companyId: string | null;
  /** The company's modules, against which a remote's `requires` is held. */
  modules: readonly string[];
  audience: Audience;
}

export interface RegistryReader {
  /** The paths of the remotes that a company does not get: it lacks their module, or they are for others. */
  withheldPaths(who: RemotesFor): string[];
  /**
   * Whether somebody may have loaded this version: it was released, of a module that they are given, or of one with a public
   * screen where nobody has signed in. It tells a real report of a load from an invented one.
   */
  mayHaveLoaded(name: string, version: string, who: RemotesFor | undefined): boolean;
  /** The addresses of the scripts that the screen at a path needs at first, of the version that most companies get. */
  firstFiles(pathname: string): string[];
}

/** @param current the registry as it is at each question (see api/src/releases/releases.ts) */
export function registryReader(current: () => Registry): RegistryReader {
  return {
    withheldPaths: (who) => withheldPaths(current(), who),
    mayHaveLoaded: (name, version, who) => mayHaveLoaded(current(), name, version, who),
    firstFiles: (pathname) => firstFiles(current(), pathname),
  };
}

/** The registry as one company, or the super user, gets it; sorted by name. */
export function resolveRemotes(registry: Registry, who: RemotesFor): ResolvedRemote[] {
  return chosenFor(registry, who)
    .flatMap(({ name, version, fallback }) =>
      isMeantFor(version, who)
        ? [{ name, ...released(version), fallback: fallback ? released(fallback) : null }]
        : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

function chosenFor(
  { remotes, holds }: Registry,
  { companyId }: RemotesFor,
): (ChosenVersion & { name: string })[] {
  const hold = companyId !== null && Object.hasOwn(holds, companyId) ? holds[companyId] : undefined;
  const held = hold && heldSince(hold, currentTime());
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const chosen = chooseVersion(name, remote, companyId, held);
    return chosen ? [{ name, ...chosen }] : [];
  });
}

function mayHaveLoaded(
  { remotes }: Registry,
  name: string,
  version: string,
  who: RemotesFor | undefined,
): boolean {
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  // Any that was released: a page that is open for days still has the one of then.
  const loaded = remote && Object.hasOwn(remote.versions, version) ? remote.versions[version] : undefined;
  if (!loaded) return false;
  return who ? isMeantFor(loaded, who) : loaded.descriptor.routes.some((route) => route.public);
}

function firstFiles({ remotes }: Registry, pathname: string): string[] {
  const active = Object.values(remotes).flatMap(({ active, versions }) => versions[active ?? ''] ?? []);
  const wanted = matchRoute(active, pathname);
  if (!wanted) return [];
  const { base, entry, exposes } = wanted.remote;
  return [entry, ...(exposes[wanted.route.expose] ?? [])].map((file) => base + file);
}

/** A path that nobody knows leads nowhere; one of a module that is for others, or that the company lacks, is refused (spec §6). */
export function withheldPaths(registry: Registry, who: RemotesFor): string[] {
  if (who.audience !== 'company') return [];
  return chosenFor(registry, who).flatMap(({ version: { descriptor } }) =>
    descriptor.audience !== 'company' || !hasModule(descriptor, who)
      ? descriptor.routes.filter((route) => !route.public).map(({ path }) => path)
      : [],
  );
}

export function isMeantFor({ descriptor }: ReleasedVersion, who: RemotesFor): boolean {
  return descriptor.audience === who.audience && hasModule(descriptor, who);
}

function hasModule({ requires }: ReleasedVersion['descriptor'], { modules }: RemotesFor): boolean {
  return requires === null || modules.includes(requires);
}

/** Without what only the registry needs to know. */
export function released(version: RemoteRecord['versions'][string]): ReleasedVersion {
  const { published_at: _, size_gzip: __, ...rest } = version;
  return rest;
}
