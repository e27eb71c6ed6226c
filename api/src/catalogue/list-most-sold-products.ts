import { MOST_SOLD_COUNT, MOST_SOLD_DAYS } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';

/** What a cash register shows before anybody has typed: by the day's figures, so that it costs the same however much was sold. */
export async function listMostSoldProducts(trx: CompanyTransaction): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select d.product_id from daily_products d
    join products p on p.company_id = d.company_id and p.id = d.product_id and p.deleted_at is null
    where d.company_id = ${trx.companyId} and d.day > ${companyDay(currentTime())}::date - ${MOST_SOLD_DAYS}::integer
    group by d.product_id having sum(d.qty) > 0
    order by sum(d.qty) desc, d.product_id limit ${MOST_SOLD_COUNT}`.execute(trx);
  return rows.map(({ product_id }) => product_id);
}
