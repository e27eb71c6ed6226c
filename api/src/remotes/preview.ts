import {
  isApiCompatible,
  type PreviewOutcome,
  type Registry,
  type RegistryVersion,
  type ResolvedRemote,
} from '@cuadra/shared/contract';
import type { Session } from '../access/admit.ts';
import { currentTime } from '../clock/clock.ts';
import { moduleFolders } from './module-sources.ts';
import { isMeantFor, released } from './registry.ts';

/** `mf_pos@1.2.0-rc.1` */
const WISH = /^(mf_[a-z0-9_]+)@(\S+)$/;

/**
 * The remotes with one version in the place of the usual one, where somebody gave this person the right to see the module's
 * versions (docs/decisions/0066-preview.md). Nothing stands in for it: who looks at a version wants to see it fail.
 */
export function withPreview(
  registry: Registry,
  session: Session,
  usual: ResolvedRemote[],
  wish: string | undefined,
): { remotes: ResolvedRemote[]; preview: PreviewOutcome | null } {
  if (!wish) return { remotes: usual, preview: null };
  const told = (outcome: PreviewOutcome['outcome']) => ({ wanted: wish, outcome });
  const [, name = '', number = ''] = WISH.exec(wish) ?? [];
  // Who has no right learns nothing of what there is.
  if (!hasRight(registry, session, name)) return { remotes: usual, preview: told('right') };
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  const version = remote && Object.hasOwn(remote.versions, number) ? remote.versions[number] : undefined;
  const who = { companyId: session.companyId, modules: session.modules, audience: 'company' } as const;
  if (!version || !isMeantFor(version, who)) return { remotes: usual, preview: told('unknown') };
  if (!canRun(registry, version)) return { remotes: usual, preview: told('shell') };
  const shown = { name, ...released(version), fallback: null };
  const remotes = [...usual.filter((one) => one.name !== name), shown];
  return { remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)), preview: told('shown') };
}

/** Of users of a company: who runs Cuadra has no screens of one. */
function hasRight({ previews }: Registry, { kind, userId }: Session, name: string): boolean {
  if (kind !== 'user' || !Object.hasOwn(previews, userId)) return false;
  const rights = previews[userId] ?? {};
  const until = Object.hasOwn(rights, name) ? rights[name] : undefined;
  return until !== undefined && new Date(until) > currentTime();
}

/** A version elsewhere is loaded only from a folder that the page's policy allows: one of a version that somebody gets. */
function canRun(registry: Registry, { base, descriptor }: RegistryVersion): boolean {
  return (
    isApiCompatible(descriptor.apiVersion) && (base.startsWith('/') || moduleFolders(registry).includes(base))
  );
}
