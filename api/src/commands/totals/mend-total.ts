import type pg from 'pg';
import type { StoredTotal } from './totals.ts';

/** Seconds that a row may be waited for: whoever sells holds it for milliseconds. */
const LOCK_TIMEOUT = '10s';

/**
 * Puts one total right. Only its row is locked, for the moment that its part of the ledger takes to be added up: who
 * writes an entry changes this row in the same transaction, and so either is in the sum or adds to it afterwards.
 *
 * @param keys the row's, in the order of `total.keys`
 * @returns whether it is right now
 */
export async function mendTotal(
  client: pg.Client,
  { table, keys: names, value, ledger, isWhole, after }: StoredTotal,
  companyId: string,
  keys: readonly string[],
): Promise<boolean> {
  const values = [companyId, ...keys];
  const row = ['company_id = $1', ...names.map((name, index) => `${name} = $${index + 2}`)].join(' and ');
  const ofRow = names.map((name, index) => `l.${name} = $${index + 2}`).join(' and ') || 'true';
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    if (isWhole) {
      const columns = ['company_id', ...names];
      const places = columns.map((_, index) => `$${index + 1}`);
      await client.query(
        `insert into ${table} (${columns.join(', ')}, ${value}) values (${places.join(', ')}, 0) on conflict do nothing`,
        values,
      );
    }
    await client.query(`select from ${table} where ${row} for update`, values);
    const { rowCount } = await client.query(
      `update ${table} set ${value} = coalesce((select l.value from (${ledger}) l where ${ofRow}), 0) where ${row}`,
      values,
    );
    if (after && rowCount) await client.query(after, [companyId]);
    await client.query('commit');
    return rowCount === 1;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
