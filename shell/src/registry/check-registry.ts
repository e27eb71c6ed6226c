import {
  type PreviewOutcome,
  type RegistrySignature,
  type ResolvedRemote,
  signedText,
} from '@cuadra/shared/contract';
import { isSignedBy, sha256 } from './ed25519.ts';
import { type KnownRegistry, keepRegistry, lastRegistry } from './last-registry.ts';
import { pageKeys } from './page-keys.ts';
import { trustRemotes } from './trust.ts';

/** Of an answer of the registry, what is checked. */
export interface RegistryAnswer {
  remotes: ResolvedRemote[];
  /** Missing from what is no answer of Cuadra. */
  signature?: RegistrySignature | undefined;
  preview?: PreviewOutcome | null | undefined;
}

/** Who asked for it, and for what. */
export interface RegistryQuestion {
  token: string;
  company: string | null;
  /** The preview that this tab wants; undefined for none. */
  wish: string | undefined;
}

/** Milliseconds by which an answer may be older than one that was had before: copies of the server, and their clocks, differ. */
const TOLERANCE = 60 * 60_000;

/**
 * Whether an answer is Cuadra's own to this question: signed by a key of the page, for this session, company and preview, and
 * no older than what this session has had. What is, may run; and it is kept, but for a preview, which is for one tab.
 */
export async function admitRegistry(answer: RegistryAnswer, question: RegistryQuestion): Promise<boolean> {
  const { token, company, wish } = question;
  const { remotes, signature, preview } = answer;
  if (!signature) return false;
  const known = { session: await sha256(token), company, signature, remotes };
  const shown = preview?.outcome === 'shown' && preview.wanted === wish ? preview.wanted : null;
  if (isOutdated(known) || !(await isSigned(known, shown))) return false;
  trustRemotes(remotes);
  if (shown === null) keepRegistry(known);
  return true;
}

/**
 * The last answer in this browser to somebody of a company: what stands in for one that is not Cuadra's own, and for one that
 * cannot be had. It is checked like any other.
 */
export async function admitLastRegistry(company: string | null): Promise<ResolvedRemote[] | undefined> {
  const last = lastRegistry(company);
  if (!last || !(await isSigned(last, null))) return undefined;
  trustRemotes(last.remotes);
  return last.remotes;
}

function isOutdated({ session, company, signature }: KnownRegistry): boolean {
  const last = lastRegistry(company);
  return (
    last?.session === session &&
    Date.parse(signature.signed_at) < Date.parse(last.signature.signed_at) - TOLERANCE
  );
}

/** False, too, where it cannot be found out: nothing runs then. */
async function isSigned({ session, company, signature, remotes }: KnownRegistry, preview: string | null) {
  try {
    const text = signedText({
      ...{ session, company, preview, signedAt: signature.signed_at },
      remotes: await sha256(JSON.stringify(remotes)),
    });
    for (const { key, value } of signature.signatures)
      if (pageKeys().includes(key) && (await isSignedBy(key, value, text))) return true;
  } catch (error) {
    console.warn('the registry cannot be checked', error);
  }
  return false;
}
