import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/**
 * Puts the minimums of products that changed beside their stock, which is locked in the order of the ids, as a sale locks it.
 * A trigger sees to each at the commit, too, in the order in which they were written: for one product that is enough.
 *
 * @param isHeld whether who asks holds the stock already
 */
export async function followMinimums(
  trx: CompanyTransaction,
  ids: readonly string[],
  { isHeld = false } = {},
): Promise<void> {
  const { companyId } = trx;
  if (!isHeld)
    await sql`
      select from product_stock s
      join products p on p.company_id = s.company_id and p.id = s.product_id and ${MINIMUM_DIFFERS}
      where s.company_id = ${companyId} and s.product_id = any(${ids}::uuid[])
      order by s.product_id for update of s`.execute(trx);
  await sql`
    update product_stock s set minimum = ${MINIMUM} from products p
    where s.company_id = ${companyId} and s.product_id = any(${ids}::uuid[])
      and p.company_id = ${companyId} and p.id = s.product_id and ${MINIMUM_DIFFERS}`.execute(trx);
}

/** What stands beside the stock of a product `p`: nothing once it is withdrawn. */
const MINIMUM = sql`case when p.deleted_at is null then p.min_qty end`;

/** Whether the stock `s` of a product `p` has another minimum beside it. */
export const MINIMUM_DIFFERS = sql<boolean>`s.minimum is distinct from ${MINIMUM}`;
