import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/**
 * Charges all companies for the days that have begun, as often as anybody likes and by as many copies as there are: each
 * day of each company is one entry.
 *
 * @param signal aborted to leave the rest to the next time
 * @returns how many companies there was something to charge
 */
export async function settleSubscriptions(backoffice: Database, signal?: AbortSignal): Promise<number> {
  let settled = 0;
  while (!signal?.aborted) {
    const { rows } = await sql<{ n: number }>`select catch_up_subscriptions() as n`.execute(backoffice);
    const n = rows[0]?.n ?? 0;
    if (n === 0) return settled;
    settled += n;
  }
  return settled;
}
