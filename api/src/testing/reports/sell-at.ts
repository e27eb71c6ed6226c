import type { Ticket } from '@cuadra/shared/contract';
import { type draftSale, sell, type TestShop } from '../shop.ts';
import type { TestApi } from '../start-api.ts';

type Wish = Parameters<typeof draftSale> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * Sells, and moves the sale to another moment, as if it had been made then.
 *
 * @param at ISO 8601
 */
export async function sellAt(api: TestApi, shop: TestShop, at: string, ...wish: Wish): Promise<Ticket> {
  const sale = await sell(api, shop, ...wish);
  await api.database.query('update sales set created_at = $3 where company_id = $1 and id = $2', [
    ...[shop.id, sale.id, at],
  ]);
  await api.database.query('select rebuild_daily_figures($1)', [shop.id]);
  return sale;
}
