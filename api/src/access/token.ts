import { createHash, randomBytes } from 'node:crypto';

/** A session's token: 256 random bits (docs/contract.md#conventions). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token; a stolen table opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** How long a session lives without being used. */
export const SESSION_LIFETIME = '30 days';
