import { toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** What of goods stands in drafts of purchases, by their ids and in their own measure; what is not there stands in none. */
export async function readOrdered(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; units: string }>`
    select coalesce(l.material_id, l.product_id) as id, sum(l.units) as units
    from purchases p join purchase_lines l on l.company_id = p.company_id and l.purchase_id = p.id
    where p.company_id = ${trx.companyId} and p.state = 'draft'
      and coalesce(l.material_id, l.product_id) = any(${[...ids]}::uuid[])
    group by 1`.execute(trx);
  return new Map(rows.map(({ id, units }) => [id, toQuantity(units)]));
}
