import type { Production } from '@cuadra/shared/contract';
import { isSameNumber } from '../../catalogue/is-same-number.ts';
import type { CompanyTransaction } from '../../database/connect.ts';

/**
 * Takes back what a production made of the product's cost. If a later one set it again, that one has the cost from before
 * to go back to from now on; so whichever order they are annulled in, the cost ends as it began. A cost that somebody
 * set by hand since then stays. The product's stock is locked, and with it everything that sets its cost by producing.
 */
export async function undoProductCost(
  trx: CompanyTransaction,
  { number, makes, product_cost }: Production,
): Promise<void> {
  if (!product_cost) return;
  const product_id = makes.id;
  const { before, after, currency } = product_cost;
  const later = await trx
    .selectFrom('productions')
    .select(['id', 'product_cost_before', 'product_cost_currency'])
    .where('product_id', '=', product_id)
    .where('number', '>', String(number))
    .where('product_cost_after', 'is not', null)
    .where('annulled_at', 'is', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (later) {
    const isNext = isSameNumber(later.product_cost_before, after) && later.product_cost_currency === currency;
    if (!isNext) return;
    await trx
      .updateTable('productions')
      .set({ product_cost_before: before })
      .where('id', '=', later.id)
      .execute();
    return;
  }
  // `updated_at` is new already, with the stock.
  await trx
    .updateTable('products')
    .set({ cost: before })
    .where('id', '=', product_id)
    .where('cost', '=', after)
    .where('cost_currency', '=', currency)
    .execute();
}
