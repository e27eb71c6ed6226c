import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { machineTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';
import type { Job } from './job.ts';

/** Days for which things are kept that nobody can use any more. docs/operations.md says so, too. */
export const KEPT_DAYS = {
  /** After a session's end. */
  sessions: 7,
  /** After a code's end: its sending still counts among those of a day. */
  codes: 7,
  /** After a price was changed: a year of it is looked at, and a sale that was made offline asks for the last month. */
  prices: 400,
  /** After many products were changed at once: until then it can be undone. */
  changes: 90,
  /** After browsers said how a version of a module loaded, and after a company got another one. */
  releases: 60,
  /** After something was looked for in an online store and not found. */
  searches: 400,
  /** After an order that is over: its payment was shown by a picture. */
  proofs: 180,
  /** After a mail was written, where no mail server takes it. */
  mails: 30,
};

const DAY = 24 * 60 * 60 * 1000;
/** Rows of a kind that one transaction removes. */
const AT_ONCE = 500;

/**
 * Removes what is over, hourly and in small steps. Side by side with another copy of the API each takes what the other
 * does not hold.
 *
 * @param outbox where mails are kept that no server takes
 */
export function purgeJob(db: Database, outbox: string): Job {
  return {
    name: 'purge',
    interval: 60 * 60_000,
    failure: 'what is over is not removed',
    run: async (signal) => {
      while (!signal.aborted && (await purgeRows(db)) > 0);
      await purgeMails(outbox, signal);
    },
  };
}

/** @returns how many rows went */
async function purgeRows(db: Database): Promise<number> {
  const { sessions, codes, prices, changes, releases, searches, proofs } = KEPT_DAYS;
  const { rows } = await sql<{ gone: number }>`
    select purge_what_is_over(${AT_ONCE}, make_interval(days => ${sessions}), make_interval(days => ${codes}),
      make_interval(days => ${prices})) + purge_bulk_changes(${AT_ONCE}, make_interval(days => ${changes}))
      + purge_release_traces(${AT_ONCE}, make_interval(days => ${releases}))
      + purge_store_traces(${AT_ONCE}, make_interval(days => ${searches}), make_interval(days => ${proofs}))
      + purge_displays(${AT_ONCE}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

async function purgeMails(outbox: string, signal: AbortSignal): Promise<void> {
  const oldest = machineTime().getTime() - KEPT_DAYS.mails * DAY;
  // Read as it goes: there may be a year of them. Where no mail was ever written there is no folder.
  const folder = await opendir(outbox).catch(() => undefined);
  if (folder === undefined) return;
  for await (const { name } of folder) {
    if (signal.aborted) return;
    if (!name.endsWith('.eml')) continue;
    const mail = path.join(outbox, name);
    const written = await stat(mail).catch(() => undefined);
    if (written !== undefined && written.mtimeMs < oldest) await rm(mail, { force: true });
  }
}
