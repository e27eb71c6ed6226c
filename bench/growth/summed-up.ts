import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds that a period of a million sales may take to be summed up. */
const PATIENCE_MS = 60_000;

/** Waits until no period is waiting to be summed up (api/src/figures). @throws when it takes too long */
export async function summedUp(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      const { rowCount } = await client.query("select from figure_periods where state = 'wanted' limit 1");
      if (rowCount === 0) return;
      await pause(200);
    }
    throw new Error('a period was not summed up');
  } finally {
    await client.end();
  }
}
