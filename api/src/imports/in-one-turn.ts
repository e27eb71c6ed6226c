import { sql } from 'kysely';
import {
  type CompanyTransaction,
  type Database,
  DEADLOCK_DETECTED,
  databaseError,
  isDatabaseGone,
  UNIQUE_VIOLATION,
  withCompany,
} from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** What is imported made or changed by somebody else meanwhile: the next try sees it. */
const TRIES = 3;

/**
 * Writes what a file brings, in one transaction, one file of a company at a time.
 *
 * @throws ApiError 409 ERROR_CONFLICT `file: 'import-running'` while another import of the company runs,
 * `changed-meanwhile` where others change the same things again and again
 */
export async function inOneTurn<Result>(
  db: Database,
  companyId: string,
  write: (trx: CompanyTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await withCompany(db, companyId, async (trx) => {
        await takeTurn(trx);
        return write(trx);
      });
      await analyzeGrownTables(db);
      return result;
    } catch (error) {
      if (!isLostRace(error)) throw error;
      if (attempt >= TRIES) throw new ApiError('ERROR_CONFLICT', { fields: { file: 'changed-meanwhile' } });
    }
  }
}

/** What was brought is there whether or not the planner knows of it: no error of this says otherwise. */
async function analyzeGrownTables(db: Database): Promise<void> {
  await sql`select analyze_grown_tables()`.execute(db).catch((error: unknown) => {
    if (databaseError(error) === undefined && !isDatabaseGone(error)) throw error;
  });
}

/** A second one is sent away, so that it does not keep a connection waiting. */
async function takeTurn(trx: CompanyTransaction): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`import:${trx.companyId}`}, 0)) as mine`.execute(trx);
  if (!rows[0]?.mine) throw new ApiError('ERROR_CONFLICT', { fields: { file: 'import-running' } });
}

function isLostRace(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === UNIQUE_VIOLATION || code === DEADLOCK_DETECTED;
}
