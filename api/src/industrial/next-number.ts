import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** What a company counts from 1, without gaps; the row is held until the commit, so it is taken after all other locks. */
export async function nextNumber(
  trx: CompanyTransaction,
  name: 'productions' | 'production_orders',
): Promise<string> {
  const { last } = await trx
    .insertInto('counters')
    .values({ company_id: trx.companyId, name, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'name']).doUpdateSet({ last: sql<string>`counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
