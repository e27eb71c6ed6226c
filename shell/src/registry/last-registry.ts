import type { RegistrySignature, ResolvedRemote } from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import { only, storedJson } from '@cuadra/shared/state';

/** An answer of the registry that was found to be Cuadra's own. */
export interface KnownRegistry {
  /** As `SignedRemotes` has them: whom it was the answer to. */
  session: string;
  company: string | null;
  signature: RegistrySignature;
  remotes: ResolvedRemote[];
}

/**
 * The last one in this browser, whoever's it was: it is what a page goes by that gets none. One and no more, since each is
 * some 80 kB; who reads it looks whose it is.
 */
const stored = storedJson('cuadra.registry', only(isKnown));

/** @param company whose it must be */
export function lastRegistry(company: string | null): KnownRegistry | undefined {
  const last = stored.read();
  return last?.company === company ? last : undefined;
}

/** Milliseconds until it is written: what the page shows first comes before. */
const PAUSE = 300;

/** Keeps it, soon. */
export function keepRegistry(registry: KnownRegistry): void {
  setTimeout(() => stored.write(registry), PAUSE);
}

/** Written above and by nothing else. */
function isKnown(value: unknown): value is KnownRegistry {
  return isRecord(value) && Array.isArray(value.remotes) && isRecord(value.signature) && 'company' in value;
}
