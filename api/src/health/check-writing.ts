import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Milliseconds that a row which was written speaks for: whoever asks, and however often, has few of them written. */
const FRESH_MS = 5_000;

/**
 * Makes sure that a database answers, and takes what is written.
 *
 * @throws whatever it fails with
 */
export function writingCheck(db: Database): () => Promise<void> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  const write = async () => {
    await sql`select write_health()`.execute(db);
    writtenAt = performance.now();
  };
  return async () => {
    if (performance.now() - writtenAt < FRESH_MS) {
      await sql`select 1`.execute(db);
      return;
    }
    writing ??= write().finally(() => {
      writing = undefined;
    });
    await writing;
  };
}
