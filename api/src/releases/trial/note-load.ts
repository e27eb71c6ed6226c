import type { reportRemoteLoad } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Session } from '../../access/admit.ts';
import type { Database } from '../../database/connect.ts';
import { BLAMED } from './thresholds.ts';

type Report = z.output<typeof reportRemoteLoad.body>;

/** Browsers of a company that are noted of a version; far fewer weigh. It keeps the table from growing at anybody's will. */
const MOST_NOTED = 200;
/** Bytes of a session's hash that tell its browser from the others. */
const ENOUGH = 12;

/**
 * Notes what counts for or against a version that is new, a browser once. Of who is not signed in nothing is noted, since
 * anybody could say it.
 */
export async function noteLoad(
  db: Database,
  { companyId, tokenHash }: Session,
  { name, version, outcome, kind }: Report,
): Promise<void> {
  const blamed = BLAMED.find((one) => one === kind);
  // What the shop's line did is no load of the version at all.
  if (outcome === 'failed' && blamed === undefined) return;
  await sql`select note_release_load(${companyId}::uuid, ${tokenHash.subarray(0, ENOUGH)}, ${name}, ${version},
    ${outcome === 'failed' ? (blamed ?? '') : ''}, ${MOST_NOTED})`.execute(db);
}
