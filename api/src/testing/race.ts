import pg from 'pg';
import type { TestDatabase } from './postgres.ts';

/**
 * Starts work while a table takes no writes, and lets go only when all of it waits there. So what happens side by side
 * only now and then does so each time.
 *
 * @param tasks no more than the API has connections (12), and no more sales of one company than are made at once (2)
 */
export function race<T>(database: TestDatabase, table: string, tasks: (() => Promise<T>)[]): Promise<T[]> {
  const waiting =
    'select count(distinct pid)::int as n from pg_locks where relation = $1::regclass and not granted';
  return raceBehind(
    database,
    { text: `lock table ${table} in share row exclusive mode` },
    { text: waiting, values: [table] },
    [tasks],
  );
}

/**
 * As `race`, for work that locks rows before it writes: each task waits for these rows, or for another that does.
 *
 * @param rows what locks them: `select from products where id = $1 for update`
 */
export function raceForRows<T>(
  database: TestDatabase,
  rows: pg.QueryConfig,
  tasks: (() => Promise<T>)[],
): Promise<T[]> {
  return raceBehind(database, rows, { text: WAITING }, [tasks]);
}

/** As `raceForRows`, where each task comes once the one before waits: they have the rows in their order. */
export function queueForRows<T>(
  database: TestDatabase,
  rows: pg.QueryConfig,
  tasks: (() => Promise<T>)[],
): Promise<T[]> {
  return raceBehind(
    database,
    rows,
    { text: WAITING },
    tasks.map((task) => [task]),
  );
}

/** How many connections to its own database wait for a lock. */
export const WAITING = `select count(distinct l.pid)::int as n from pg_locks l, pg_stat_clear_snapshot()
  where not l.granted and l.pid in (select pid from pg_stat_get_activity(null) a
    where a.datid = (select oid from pg_database where datname = current_database()))`;

/** @param groups each begins once all of those before wait */
async function raceBehind<T>(
  database: TestDatabase,
  lock: pg.QueryConfig,
  waiters: pg.QueryConfig,
  groups: (() => Promise<T>)[][],
): Promise<T[]> {
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const running: Promise<T>[] = [];
    for (const group of groups) {
      running.push(...group.map((task) => task()));
      let isOver = false;
      Promise.all(running)
        .finally(() => {
          isOver = true;
        })
        .catch(() => undefined);
      for (let waiting = 0; waiting < running.length && !isOver; ) {
        const { rows } = await holder.query(waiters);
        waiting = rows[0].n;
      }
    }
    await holder.query('commit');
    return await Promise.all(running);
  } finally {
    await holder.end();
  }
}
