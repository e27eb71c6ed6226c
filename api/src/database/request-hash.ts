import { createHash } from 'node:crypto';

/** SHA-256 of a request as it was understood: the same id with another one is a conflict (contract.md, Conventions). */
export function hashRequest(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
