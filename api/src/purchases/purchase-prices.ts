import { Presentation, type PriceBelowUtility, Wholesale } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  convert,
  exact,
  isOfPair,
  priceBelow,
  toMoney,
  toUnitCost,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { latestRate } from '../money/latest-rate.ts';

/** @throws ApiError 404; 409 ERROR_CONFLICT with `not-received` on `id` */
export async function checkReceived(trx: CompanyTransaction, id: string): Promise<void> {
  const found = await trx.selectFrom('purchases').select('state').where('id', '=', id).executeTakeFirst();
  if (orNotFound(found).state !== 'received') {
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'not-received' } });
  }
}

/** What a product is sold for, as its row has it, and as a receipt wrote it down. */
const Priced = z.object({
  is_fixed_price: z.boolean(),
  price: z.string().nullable(),
  price_currency: z.string(),
  presentations: z.unknown(),
  wholesale: z.unknown(),
});
type Priced = z.output<typeof Priced>;

interface PricedRow extends Priced {
  id: string;
  name: string;
  version: number;
  cost: string | null;
  cost_currency: string;
  utility: string | null;
  /** As `Priced`; null where nobody wrote it down. */
  prices_before: unknown;
  /** The purchase's, at which what a price gave then is worked out. */
  rate: string;
  inverse: string | null;
  /** Before the purchase, where it was in the same currency. */
  cost_before: string | null;
}

/**
 * Prices of a received purchase's products that give less than is wanted now, by name, at today's rate. A price in a currency
 * that the cost cannot be converted into says nothing.
 *
 * @throws ApiError as checkReceived
 */
export async function listPurchasePrices(
  trx: CompanyTransaction,
  id: string,
): Promise<{ items: PriceBelowUtility[] }> {
  await checkReceived(trx, id);
  const { main, alternative } = await readCurrenciesUsed(trx);
  const { rate, inverse, rate_id } = await latestRate(trx, main, alternative);
  const pair = { main, alternative, rate, inverse };
  const hasRate = rate_id !== null || main === alternative;
  const { rows } = await sql<PricedRow>`
    select p.id, p.name, p.version, p.cost, p.cost_currency, p.utility, p.price, p.is_fixed_price, p.price_currency,
      p.presentations, p.wholesale, m.prices_before, b.rate, b.inverse, case when m.cost_currency = p.cost_currency then m.cost_before end as cost_before
    from purchase_products m
    join purchases b on b.company_id = m.company_id and b.id = m.purchase_id
    join products p on p.company_id = m.company_id and p.id = m.product_id
    where m.company_id = ${trx.companyId} and m.purchase_id = ${id} and p.deleted_at is null
    order by p.name, p.id`.execute(trx);
  return { items: rows.flatMap((row) => pricesOf(row).flatMap((own) => below(row, own, { pair, hasRate }))) };
}

type Own = Pick<PriceBelowUtility, 'kind' | 'presentation' | 'currency' | 'price'>;

/** The prices that a product has of its own. */
function pricesOf(row: Priced): Own[] {
  const own: Own[] = [];
  if (row.is_fixed_price && row.price !== null) {
    own.push({ kind: 'product', presentation: null, currency: row.price_currency, price: row.price });
  }
  for (const { id, name, factor, price, price_currency } of z.array(Presentation).parse(row.presentations)) {
    if (price === null || price_currency === null) continue;
    own.push({ kind: 'presentation', presentation: { id, name, factor }, currency: price_currency, price });
  }
  if (row.wholesale !== null) {
    const { price, price_currency } = Wholesale.parse(row.wholesale);
    own.push({ kind: 'wholesale', presentation: null, currency: price_currency, price });
  }
  return own;
}

function below(
  row: PricedRow,
  own: Own,
  { pair, hasRate }: { pair: CurrencyPair; hasRate: boolean },
): PriceBelowUtility[] {
  const { cost, cost_currency, cost_before } = row;
  const isSame = cost_currency === own.currency;
  const isKnown = isSame || (hasRate && isOfPair(cost_currency, pair) && isOfPair(own.currency, pair));
  if (cost === null || !isKnown) return [];
  const inPrice = (amount: string, at: CurrencyPair = pair) => {
    const units = exact(amount).times(own.presentation?.factor ?? 1);
    return isSame ? units : convert(units, cost_currency, own.currency, at);
  };
  const { rate, inverse } = row;
  const found = priceBelow({
    price: own.price,
    cost: inPrice(cost),
    price_before: priceBefore(row, own),
    cost_before: cost_before === null ? null : inPrice(cost_before, { ...pair, rate, inverse }),
    utility: row.utility,
    is_main: own.kind === 'product',
  });
  if (!found) return [];
  const { id: product_id, name, version } = row;
  return [
    {
      product_id,
      name,
      version,
      ...own,
      price: toMoney(own.price),
      cost: toUnitCost(inPrice(cost)),
      ...found,
    },
  ];
}

/** The same price as the goods came, where there was one, in the same currency and of as many units. */
function priceBefore({ prices_before }: PricedRow, own: Own): string | null {
  if (prices_before === null) return null;
  const same = pricesOf(Priced.parse(prices_before)).find(
    ({ kind, currency, presentation }) =>
      kind === own.kind &&
      currency === own.currency &&
      presentation?.id === own.presentation?.id &&
      presentation?.factor === own.presentation?.factor,
  );
  return same?.price ?? null;
}
