import { createHash } from 'node:crypto';

/** The server's secret, which the database keeps from the application's own role (`server_key`). */
export type ProofKey = Buffer;

/**
 * Proves to a function of the database that the server asks, and not a statement that was smuggled into one of its own:
 * `check_proof` works out the same. Who could run any statement as the application could not open a session by it.
 *
 * @param message the function and what it is asked: `find_login:maria`
 */
export function prove(key: ProofKey, message: string): Buffer {
  const once = createHash('sha256').update(key).update(message, 'utf8').digest();
  return createHash('sha256').update(key).update(once).digest();
}
