import type { Good } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

/** A lot of a good. */
export interface LotKey {
  kind: Good['kind'];
  id: string;
  lot: string;
}

/** Goods by their ids; those of the company alone. */
export async function readGoods(
  trx: CompanyTransaction,
  goods: readonly { kind: Good['kind']; id: string }[],
): Promise<Map<string, Good>> {
  const idsOf = (kind: Good['kind']) => goods.filter((one) => one.kind === kind).map(({ id }) => id);
  const { rows } = await sql<Good>`
    select 'material' as kind, id, name, measure_id from materials
    where company_id = ${trx.companyId} and id = any(${idsOf('material')}::uuid[])
    union all
    select 'product', id, name, measure_id from products
    where company_id = ${trx.companyId} and id = any(${idsOf('product')}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
