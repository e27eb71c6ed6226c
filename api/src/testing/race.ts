import pg from 'pg';
import type { TestDatabase } from './postgres.ts';

/**
 * Starts work while a table takes no writes, and lets go only when all of it waits there. So what happens side by side
 * only now and then does so each time.
 *
 * @param tasks no more than the API has connections (12)
 */
export async function race<T>(
  database: TestDatabase,
  table: string,
  tasks: (() => Promise<T>)[],
): Promise<T[]> {
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in share row exclusive mode`);
    const running = Promise.all(tasks.map((task) => task()));
    let isOver = false;
    running
      .finally(() => {
        isOver = true;
      })
      .catch(() => undefined);
    for (let waiting = 0; waiting < tasks.length && !isOver; ) {
      const { rows } = await holder.query(
        'select count(distinct pid)::int as n from pg_locks where relation = $1::regclass and not granted',
        [table],
      );
      waiting = rows[0].n;
    }
    await holder.query('commit');
    return await running;
  } finally {
    await holder.end();
  }
}
