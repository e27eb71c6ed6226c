import { createHash } from 'node:crypto';
import {
  type Registry,
  type RegistrySignature,
  ResolvedRemote,
  type SignedRemotes,
  signedText,
} from '@cuadra/shared/contract';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { machineTime } from '../clock/clock.ts';
import type { RegistryKey } from '../releases/registry-keys.ts';

/** A list of remotes as it is sent, and the hash of its text. */
export interface SentRemotes {
  items: ResolvedRemote[];
  /** SHA-256 of the JSON text, hex. */
  hash: string;
}

const Items = z.array(ResolvedRemote);
/** Lists that companies get: few, since most get the same. */
const MOST_LISTS = 500;
/** Signatures that are kept: of as many sessions, for as long as their time is the same. */
const MOST_SIGNATURES = 5_000;
/** Milliseconds for which the time that is signed stays the same, so that whoever asks again costs nothing. */
const STEP_MS = 10 * 60_000;

const lists = new WeakMap<Registry, LRUCache<string, SentRemotes>>();

/**
 * A list as it goes out, in the order of the schema, which the answer's own serializer leaves as it is. Worked out once for
 * all who get the same of one registry, in which a version's number says all of it.
 */
export function sentRemotes(registry: Registry, remotes: ResolvedRemote[]): SentRemotes {
  let known = lists.get(registry);
  if (!known) {
    known = new LRUCache({ max: MOST_LISTS });
    lists.set(registry, known);
  }
  const key = remotes
    .map(({ name, version, fallback }) => `${name}@${version}/${fallback?.version}`)
    .join(' ');
  const before = known.get(key);
  if (before) return before;
  const items = Items.parse(remotes);
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex');
  const sent = { items, hash };
  known.set(key, sent);
  return sent;
}

const signatures = new LRUCache<string, string>({ max: MOST_SIGNATURES });

/** Signs what a session gets, by each key that a page may know. */
export function signRemotes(
  keys: readonly RegistryKey[],
  what: Omit<SignedRemotes, 'signedAt'>,
): RegistrySignature {
  // The machine's own time and not the one that tests move: browsers hold two answers' times against each other.
  const signedAt = new Date(Math.floor(machineTime().getTime() / STEP_MS) * STEP_MS).toISOString();
  const text = signedText({ ...what, signedAt });
  return {
    signed_at: signedAt,
    signatures: keys.map((key) => ({ key: key.publicKey, value: signatureOf(key, text) })),
  };
}

function signatureOf(key: RegistryKey, text: string): string {
  const place = `${key.publicKey}\n${text}`;
  const known = signatures.get(place);
  if (known !== undefined) return known;
  const value = key.sign(text);
  signatures.set(place, value);
  return value;
}
