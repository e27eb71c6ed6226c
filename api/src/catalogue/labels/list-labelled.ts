import { type CallAnswer, type listLabelled as ListLabelled, MOST_LABELLED } from '@cuadra/shared/contract';
import { toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { filterCondition } from '../list/product-filter.ts';
import { selectProducts, toProduct } from '../product-row.ts';

/** What labels of the products chosen say, by name; a withdrawn product has none. */
export async function listLabelled(
  trx: CompanyTransaction,
  companyId: string,
  { selection }: z.output<typeof ListLabelled.body>,
): Promise<CallAnswer<typeof ListLabelled>> {
  const condition =
    'ids' in selection
      ? sql<boolean>`products.company_id = ${companyId} and products.id = any(${selection.ids}::uuid[])`
      : filterCondition(companyId, selection.filter);
  const rows = await selectProducts(trx)
    .select(lastEntry(companyId).as('last_entry'))
    .where(condition)
    .orderBy('name')
    .orderBy('products.id')
    .limit(MOST_LABELLED + 1)
    .execute();
  return {
    items: rows.slice(0, MOST_LABELLED).map((row) => ({
      ...toProduct(row),
      last_entry: row.last_entry === null ? null : toQuantity(row.last_entry),
    })),
    is_more: rows.length > MOST_LABELLED,
  };
}

/** By the index of entries: what came back from customers, and what a count found, is nothing that a delivery brought. */
function lastEntry(companyId: string) {
  return sql<string | null>`(select m.qty from stock_movements m
    where m.company_id = ${companyId} and m.product_id = products.id and m.qty > 0 and m.count_id is null
      and m.kind not in ('sale', 'annulment', 'return', 'reservation')
    order by m.id desc limit 1)`;
}
