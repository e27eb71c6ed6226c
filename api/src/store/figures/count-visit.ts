import { createHash } from 'node:crypto';
import type { tellVisit } from '@cuadra/shared/contract';
import { companyDay, searchable } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { networkOf } from '../order-limits.ts';

/** Visitors of a day that a store counts one by one: more than any shop has. Who comes after them is not counted. */
export const MAX_VISITORS_A_DAY = 20_000;
/** Searches of one visitor that count on a day, and different ones that a store keeps of a day. */
export const MAX_MISSES_OF_VISITOR = 10;
export const MAX_MISSES_A_DAY = 200;

/** Who makes a request, as far as it tells. */
export interface Caller {
  address: string;
  /** The `User-Agent`; empty for none. */
  browser: string;
}

/**
 * Counts a visit: a browser once a day, its cart once a day, and what it did not find. What is kept of it until tomorrow is a hash. A
 * visit that a stopped machine forgets is no loss, so that nobody waits for the disk.
 */
export async function countVisit(
  trx: CompanyTransaction,
  { has_cart, missed }: z.output<typeof tellVisit.body>,
  caller: Caller,
): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(trx);
  const { companyId } = trx;
  const day = companyDay(currentTime());
  const visitor = createHash('sha256')
    .update(JSON.stringify([companyId, day, networkOf(caller.address), caller.browser]))
    .digest();
  const own = sql`company_id = ${companyId} and day = ${day}::date and visitor = ${visitor}`;
  const isNew = await changed(
    trx,
    sql`insert into store_visitors (company_id, day, visitor)
      select ${companyId}::uuid, ${day}::date, ${visitor}
      where not exists (select from store_days where company_id = ${companyId} and day = ${day}::date
        and visitors >= ${MAX_VISITORS_A_DAY})
      on conflict do nothing returning 1`,
  );
  const isNewCart =
    has_cart &&
    (await changed(
      trx,
      sql`update store_visitors set has_cart = true where ${own} and not has_cart returning 1`,
    ));
  if (isNew || isNewCart) {
    await sql`insert into store_days (company_id, day, visitors, carts)
      values (${companyId}, ${day}::date, ${isNew ? 1 : 0}, ${isNewCart ? 1 : 0})
      on conflict (company_id, day) do update
      set visitors = store_days.visitors + excluded.visitors, carts = store_days.carts + excluded.carts`.execute(
      trx,
    );
  }
  const words = searchable(missed ?? '')
    .slice(0, 60)
    .trim();
  if (words === '') return;
  const counts = await changed(
    trx,
    sql`update store_visitors set misses = misses + 1 where ${own} and misses < ${MAX_MISSES_OF_VISITOR} returning 1`,
  );
  if (!counts) return;
  await sql`insert into store_misses (company_id, day, words)
    select ${companyId}::uuid, ${day}::date, ${words}
    where (select count(*) from store_misses where company_id = ${companyId} and day = ${day}::date) < ${MAX_MISSES_A_DAY}
      or exists (select from store_misses where company_id = ${companyId} and day = ${day}::date and words = ${words})
    on conflict (company_id, day, words) do update set times = store_misses.times + 1`.execute(trx);
}

async function changed(trx: CompanyTransaction, statement: ReturnType<typeof sql>): Promise<boolean> {
  return (await statement.execute(trx)).rows.length > 0;
}
