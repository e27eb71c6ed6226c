import { HISTORY_PRICES, type HistoryPrice, type Product } from '@cuadra/shared/contract';
import { linePrice, type PricedProduct, toUnitCost } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

interface EarlierRow extends PricedProduct {
  replaced_at: Date;
  /** Who set what came after it. */
  user: string | null;
}

/**
 * What a product has been sold for and has cost, newest first; what changed nothing of what may be seen is left out.
 *
 * @param seesCosts whether costs are told
 */
export async function readPrices(
  trx: CompanyTransaction,
  product: Product,
  seesCosts: boolean,
): Promise<HistoryPrice[]> {
  const { rows } = await sql<EarlierRow>`
    select e.cost, e.utility, e.price, e.is_fixed_price, e.cost_currency, e.price_currency, e.replaced_at, u.name as user
    from product_earlier_prices e
    left join users u on u.company_id = e.company_id and u.id = e.replaced_by
    where e.company_id = ${trx.companyId} and e.product_id = ${product.id}
    order by e.id desc limit ${HISTORY_PRICES}`.execute(trx);
  const told = [product, ...rows].map((priced, index): HistoryPrice => {
    const before = rows[index];
    return {
      since: before?.replaced_at.toISOString() ?? null,
      ...linePrice(priced),
      cost: seesCosts && priced.cost !== null ? toUnitCost(priced.cost) : null,
      cost_currency: seesCosts && priced.cost !== null ? priced.cost_currency : null,
      user: before?.user ?? null,
    };
  });
  return told.filter((price, index) => !isSame(price, told[index + 1]));
}

/** A cost that one may not see moves nothing: that it changed is not told either. */
function isSame(price: HistoryPrice, before: HistoryPrice | undefined): boolean {
  return (
    before !== undefined &&
    (['unit_price', 'currency', 'cost', 'cost_currency'] as const).every(
      (field) => price[field] === before[field],
    )
  );
}
