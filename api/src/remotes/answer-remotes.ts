import type { PreviewOutcome, RegistrySignature, ResolvedRemote } from '@cuadra/shared/contract';
import type { Session } from '../access/admit.ts';
import type { Releases } from '../releases/releases.ts';
import { audienceOf } from './audience.ts';
import { withPreview } from './preview.ts';
import { type RemotesFor, resolveRemotes } from './registry.ts';
import { sentRemotes, signRemotes } from './sign-remotes.ts';

/** The registry's answer to a session, as both calls that have it send it. */
export interface RemotesAnswer {
  remotes: ResolvedRemote[];
  signature: RegistrySignature;
  preview: PreviewOutcome | null;
}

/** @param wish what the address says of a preview */
export function answerRemotes(
  { registry: current, keys }: Pick<Releases, 'registry' | 'keys'>,
  session: Session,
  wish: string | undefined,
): RemotesAnswer {
  const registry = current();
  const usual = resolveRemotes(registry, whoAsks(session));
  const { remotes, preview } = withPreview(registry, session, usual, wish);
  const { items, hash } = sentRemotes(registry, remotes);
  const signature = signRemotes(keys(), {
    session: session.tokenHash.toString('hex'),
    company: session.companyId,
    preview: preview?.outcome === 'shown' ? preview.wanted : null,
    remotes: hash,
  });
  return { remotes: items, signature, preview };
}

/** For whom modules are looked up. */
export function whoAsks(session: Session): RemotesFor {
  const { companyId, modules } = session;
  return { companyId, modules, audience: audienceOf(session) };
}
