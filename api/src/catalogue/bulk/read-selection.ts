import type { ProductSelection } from '@cuadra/shared/contract';
import { type BulkProduct, exact, linePrice } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { filterCondition, filteredTables } from '../list/product-filter.ts';

export interface SelectedProduct extends BulkProduct {
  id: string;
  name: string;
  barcodes: string[];
  updated_at: Date;
}

export interface Part {
  selection: ProductSelection;
  /** The last one of the part before. */
  after: string | null;
  most: number;
  /** To be changed: one change of a product after another. */
  lock?: boolean;
}

/** The next products of a selection, in the order of their ids, which no change gives another place. */
export async function readSelection(
  trx: CompanyTransaction,
  companyId: string,
  { selection, after, most, lock = false }: Part,
): Promise<SelectedProduct[]> {
  const isByIds = 'ids' in selection;
  const filter = isByIds ? {} : selection.filter;
  const chosen = isByIds ? sql`and products.id = any(${selection.ids}::uuid[])` : sql``;
  const { rows } = await sql<SelectedProduct>`
    select products.id, name, barcodes, category_id, measure_id, cost, utility, price, is_fixed_price, cost_currency,
      price_currency, favourite, updated_at
    from ${filteredTables(filter)}
    where ${filterCondition(companyId, filter)} ${chosen} and (${after}::uuid is null or products.id > ${after}::uuid)
    order by products.id limit ${most} ${lock ? sql`for no key update of products` : sql``}`.execute(trx);
  return rows;
}

/** Whether a product would go for less than it cost; not asked where the currencies differ. */
export function isBelowCost(product: BulkProduct): boolean {
  const { unit_price, currency } = linePrice(product);
  return product.cost !== null && currency === product.cost_currency && exact(unit_price).lt(product.cost);
}
