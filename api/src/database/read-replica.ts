import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  type CompanyTransaction,
  type Database,
  databaseError,
  isDatabaseGone,
  withCompany,
} from './connect.ts';

/** Milliseconds that a replica gets to have what the primary had when it was asked; then the primary is read. */
const PATIENCE_MS = 300;
const PAUSE_MS = 10;
/** Milliseconds in which nobody asks a replica that failed. */
const REST_MS = 5_000;

/** SQLSTATEs of what a replica alone refuses: something to be written, and what stands in the way of its catching up. */
const OF_REPLICAS = ['25006', '40001', '40P01'];
/** And of what took too long, which would take as long on the primary. */
const TOO_LONG = ['57014', '25P04'];

export type CompanyReader = <T>(
  companyId: string,
  work: (trx: CompanyTransaction) => Promise<T>,
) => Promise<T>;

/**
 * Reads one company's rows from a replica: as new as the primary's are when somebody asks, so that nobody misses what they have just
 * written, on whichever copy of the API. Where the replica lags, fails or is not there, the primary is read.
 */
export function companyReader(primary: Database, replica: Database | undefined): CompanyReader {
  if (!replica) return (companyId, work) => withCompany(primary, companyId, work);
  let restsUntil = 0;
  return async (companyId, work) => {
    const fromPrimary = () => withCompany(primary, companyId, work);
    if (performance.now() < restsUntil) return fromPrimary();
    const later: NonNullable<CompanyTransaction['later']> = [];
    try {
      if (!(await hasCaughtUp(primary, replica))) return fromPrimary();
      const found = await withCompany(replica, companyId, (trx) => work(Object.assign(trx, { later })));
      // Nothing depends on it: what fails is written another time.
      for (const write of later) await withCompany(primary, companyId, write).catch(() => undefined);
      return found;
    } catch (error) {
      const { code = '' } = databaseError(error) ?? {};
      if (TOO_LONG.includes(code) || !(OF_REPLICAS.includes(code) || isDatabaseGone(error))) throw error;
      restsUntil = performance.now() + REST_MS;
      return fromPrimary();
    }
  };
}

/** Whether a replica has all that was committed when it was asked. */
async function hasCaughtUp(primary: Database, replica: Database): Promise<boolean> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(
    primary,
  );
  for (const end = performance.now() + PATIENCE_MS; ; await pause(PAUSE_MS)) {
    // Of one that is no standby any more, null: it is not what it was set up as.
    const { rows: said } = await sql<{ has: boolean | null }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.lsn}::pg_lsn as has`.execute(replica);
    if (said[0]?.has) return true;
    if (performance.now() > end) return false;
  }
}
