import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import { connect, type Database, withCompany } from '../database/connect.ts';
import { chanceOf } from './chance.ts';
import { liveThrough } from './history.ts';
import { DEMO_COMPANY } from './identity.ts';
import { renewDemonstration } from './renew-demonstration.ts';
import { writeBakery } from './write-bakery.ts';
import { writeCompany } from './write-company.ts';
import { writeHistory } from './write-history.ts';

/** Any number would do, as long as it stays. */
const SEED = 401_234_569;

/** What a start knows; of the addresses only the owner's is used. */
export interface FillOptions {
  appUrl: string;
  /** The application's role may write neither platform users nor a subscription's end. */
  ownerUrl: string;
  dataDir: string;
  /** What its days are counted back from; the present without. */
  now?: Date;
}

/**
 * Fills an empty database with the demonstration company, once. At each start it has 12 free days left again, so that
 * nobody who comes back later is locked out of what is only there to be looked at; `renewDemonstrationJob` does the
 * same while it runs.
 *
 * @returns whether it was made now; false: it was there already and, but for the trial, stays as it is
 */
export async function fillDemonstration({ ownerUrl, now }: FillOptions): Promise<{ created: boolean }> {
  const db = connect(ownerUrl, { poolSize: 1 });
  try {
    const there = await db
      .selectFrom('companies')
      .select('id')
      .where('id', '=', DEMO_COMPANY.id)
      .executeTakeFirst();
    if (!there) await fill(db, now ?? currentTime());
    await renewDemonstration(db);
    return { created: !there };
  } finally {
    await db.destroy();
  }
}

/** All or nothing: a start that was cut short fills it again. */
async function fill(db: Database, now: Date): Promise<void> {
  const history = await liveThrough(now, chanceOf(SEED));
  await withCompany(db, DEMO_COMPANY.id, async (trx) => {
    await writeCompany(trx, history);
    await writeHistory(trx, history);
    await writeBakery(trx, now);
  });
  // Or the first searches would be planned for empty tables.
  await sql`analyze`.execute(db);
}
