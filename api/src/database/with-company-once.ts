import {
  type AndCommit,
  type CompanyTransaction,
  type Database,
  DEADLOCK_DETECTED,
  databaseError,
  REFUSED,
  UNIQUE_VIOLATION,
  withCompany,
} from './connect.ts';

/**
 * A lost race, one of two that waited for each other, and what the database refused because somebody was faster, is run
 * once more; only who keeps being undone by others would need a third try.
 */
const TRIES = 3;

/**
 * As `withCompany`, for what a client may send twice under one id of its own (docs/contract.md#idempotency). Of two that come
 * side by side the later one breaks the primary key; run again, it finds what the first one wrote.
 *
 * @param unique names of the constraints: `products_pkey`
 */
export async function withCompanyOnce<T>(
  db: Database,
  companyId: string,
  unique: string | readonly string[],
  work: (trx: CompanyTransaction, andCommit: AndCommit) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withCompany(db, companyId, work);
    } catch (error) {
      const known = databaseError(error);
      const isLostRace =
        known?.code === UNIQUE_VIOLATION && [unique].flat().some((name) => name === known.constraint);
      const isUndone = known?.code === DEADLOCK_DETECTED || known?.code === REFUSED;
      if (!(isLostRace || isUndone) || attempt >= TRIES) throw error;
    }
  }
}
