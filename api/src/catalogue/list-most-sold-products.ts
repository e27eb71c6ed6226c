import { type listMostSoldProducts as Call, MOST_SOLD_COUNT, MOST_SOLD_DAYS } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';

/**
 * What a cash register shows before anybody has typed: by the day's figures, so that it costs the same however much was sold.
 * Today's do not count: the order would move while one sells, and each cash register would have another one.
 */
export async function listMostSoldProducts(trx: CompanyTransaction): Promise<z.input<typeof Call.response>> {
  const day = companyDay(currentTime());
  const { rows } = await sql<{ product_id: string }>`
    select d.product_id from daily_products d
    join products p on p.company_id = d.company_id and p.id = d.product_id and p.deleted_at is null
    where d.company_id = ${trx.companyId} and d.day >= ${day}::date - ${MOST_SOLD_DAYS}::integer and d.day < ${day}::date
    group by d.product_id having sum(d.qty) > 0
    order by sum(d.qty) desc, d.product_id limit ${MOST_SOLD_COUNT}`.execute(trx);
  const { front_products } = await trx
    .selectFrom('company_configurations')
    .where('company_id', '=', trx.companyId)
    .select('front_products')
    .executeTakeFirstOrThrow();
  return { product_ids: rows.map(({ product_id }) => product_id), day, front_ids: front_products };
}
