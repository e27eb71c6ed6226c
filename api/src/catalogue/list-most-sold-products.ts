import { type listMostSoldProducts as Call, MOST_SOLD_COUNT, MOST_SOLD_DAYS } from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { planProductFigures } from '../figures/product-figures.ts';

/**
 * What a cash register shows before anybody has typed: by the day's figures, so that it costs the same however much was sold.
 * Today's do not count: the order would move while one sells, and each cash register would have another one.
 */
export async function listMostSoldProducts(trx: CompanyTransaction): Promise<z.input<typeof Call.response>> {
  const day = companyDay(currentTime());
  const figures = await planProductFigures(trx, {
    from: addDays(day, -MOST_SOLD_DAYS),
    to: addDays(day, -1),
  });
  const { rows } = await sql<{ product_id: string }>`
    select d.product_id from (${figures.sums(['qty'], undefined)}) d
    where d.qty > 0 and not exists (
      select from products p where p.company_id = ${trx.companyId} and p.id = d.product_id and p.deleted_at is not null
    )
    order by d.qty desc, d.product_id limit ${MOST_SOLD_COUNT}`.execute(trx);
  const { front_products } = await trx
    .selectFrom('company_configurations')
    .where('company_id', '=', trx.companyId)
    .select('front_products')
    .executeTakeFirstOrThrow();
  return { product_ids: rows.map(({ product_id }) => product_id), day, front_ids: front_products };
}
