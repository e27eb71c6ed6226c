import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashToken } from './token.ts';

/** Whose password is tried, and where from. */
export interface TryFrom {
  /** One in all of Cuadra, `user 0199…`; of a name that nobody has, the name, so that its answers are the same. */
  account: string;
  /** Undefined for a name that nobody has. */
  userId?: string | undefined;
  /** The address of the request. */
  address: string;
  /** The token of the browser's cookie, where it has one. */
  device?: string | undefined;
}

/** A try that was taken; it counts as failed until `settle` is called. */
export interface LoginTry {
  /** So many failed since somebody was last told that it is worth a mail. */
  isWorthWarning: boolean;
  settle: () => Promise<void>;
}

interface TakenRow {
  is_known: boolean;
  wait_seconds: number;
  warn: boolean;
}

/**
 * Takes a try at a password, before it is verified. The counts stand in the database (`take_login_try`), which says who
 * waits how long, so that all copies of the API count together.
 *
 * @throws ApiError 429 with `details.retry_after` in seconds for one that comes too early
 */
export async function takeLoginTry(db: Database, from: TryFrom): Promise<LoginTry> {
  const account = hash(from.account);
  const network = hash(networkOf(from.address));
  const device = from.device === undefined ? null : hashToken(from.device);
  const { rows } = await sql<TakenRow>`
    select * from take_login_try(${account}, ${from.userId ?? null}::uuid, ${device}, ${network})`.execute(
    db,
  );
  const taken = rows[0];
  if (!taken || taken.wait_seconds > 0) {
    throw new ApiError('ERROR_TOO_MANY_REQUESTS', { details: { retry_after: taken?.wait_seconds ?? 1 } });
  }
  return {
    isWorthWarning: taken.warn && from.userId !== undefined,
    settle: async () => {
      await sql`select settle_login_try(${account}, ${taken.is_known}, ${device}, ${network})`.execute(db);
    },
  };
}

/** What one connection has to itself: an address, or of IPv6 the 64 bits that a provider gives away. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
