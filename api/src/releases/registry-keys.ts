import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { type ProofKey, prove } from '../database/proof.ts';
import { inTransaction, writeLog } from './locked-module.ts';

/** A key that signs which modules a company gets. */
export interface RegistryKey {
  /** Base64url, as the page has it. */
  publicKey: string;
  /** The signature of a text, base64url. Ed25519 makes the same of the same text, whichever copy of the API signs it. */
  sign(text: string): string;
}

/** What stands before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The keys that sign now, the one in force first (docs/decisions/0065-a-signed-registry.md). */
export async function readRegistryKeys(db: Database, proofKey: ProofKey): Promise<RegistryKey[]> {
  const proof = prove(proofKey, 'find_registry_keys');
  const { rows } = await sql<{ seed: Buffer }>`select seed from find_registry_keys(${proof})`.execute(db);
  return rows.map(({ seed }) => keyOf(seed));
}

/** @param seed the private key, 32 bytes */
export function keyOf(seed: Buffer): RegistryKey {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: publicKeyOf(key),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
}

function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}

/**
 * Makes another key, by the owner of the database. Pages get it from now on; for those that are open, the one before signs
 * beside it for seven days.
 *
 * @param now the one before is forgotten at once: somebody else has it. Pages that are open run no module that they have not
 *   loaded yet, until they are loaded again
 * @returns the public key
 */
export function rotateRegistryKey(db: Database, by: string, now: boolean): Promise<string> {
  return inTransaction(db, async (trx) => {
    // Two at once would leave two in force.
    await sql`lock table registry_keys in exclusive mode`.execute(trx);
    if (now) await sql`delete from registry_keys`.execute(trx);
    else await sql`update registry_keys set retired_at = now() where retired_at is null`.execute(trx);
    await sql`delete from registry_keys where retired_at < now() - interval '7 days'`.execute(trx);
    const seed = randomBytes(32);
    await sql`insert into registry_keys (seed) values (${seed})`.execute(trx);
    const { publicKey } = keyOf(seed);
    await writeLog(trx, {
      ...{ who: by, what: 'key-rotated', name: null, version: null },
      details: { key: publicKey, now },
    });
    return publicKey;
  });
}
