import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { MatchedRow } from './match-products.ts';
import { DIFFERS, type Naming, partsOf, pricedRows } from './priced-rows.ts';

/**
 * How many products of a file are just as it says, stock included. It only reads.
 *
 * @param writing as `writeProducts` has it
 */
export async function countUnchanged(
  trx: CompanyTransaction,
  matched: readonly MatchedRow[],
  writing: Naming & { companyId: string; currency: string },
): Promise<number> {
  const { companyId, currency } = writing;
  const known = matched.filter(({ productId }) => productId !== undefined);
  let unchanged = 0;
  for (const part of partsOf(known, writing)) {
    const { rows } = await sql<{ count: number }>`
      ${pricedRows(companyId, part, currency)}
      select count(*)::integer as count from priced n
      join products p on p.company_id = ${companyId} and p.id = n.id
      left join product_stock s on s.company_id = ${companyId} and s.product_id = n.id
      where not (${DIFFERS}) and (n.qty is null or n.qty = coalesce(s.qty, 0))`.execute(trx);
    unchanged += rows[0]?.count ?? 0;
  }
  return unchanged;
}
