import type { Both, FormulaPrice } from '@cuadra/shared/contract';
import {
  type CostedFormula,
  type CurrencyPair,
  exact,
  linePrice,
  type RollUp,
  toMoney,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

/** A product as its price is worked out. */
export interface PricedGood {
  id: string;
  name: string;
  cost: string | null;
  utility: string | null;
  price: string | null;
  is_fixed_price: boolean;
  cost_currency: string;
  price_currency: string;
}

export async function readPricedProducts(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<PricedGood[]> {
  const { rows } = await sql<PricedGood>`
    select id, name, cost, utility, price, is_fixed_price, cost_currency, price_currency from products
    where company_id = ${trx.companyId} and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(
    trx,
  );
  return rows;
}

/** What a product's utility makes of a cost, in the currency in which it is sold; null where either is not known. Pure. */
export function suggestedPrice(
  product: PricedGood,
  unit: Both | null,
  pair: { main: string; alternative: string },
): string | null {
  const currency = product.is_fixed_price ? product.price_currency : product.cost_currency;
  const cost = unit && inCurrency(unit, currency, pair);
  if (cost === null || product.utility === null) return null;
  return toMoney(exact(cost).times(exact(product.utility).plus(100)).div(100));
}

/** One of an amount's two sides; null for a currency that is not of the pair. */
export function inCurrency(
  amount: Both,
  currency: string,
  pair: { main: string; alternative: string },
): string | null {
  if (currency === pair.main) return amount.main;
  return currency === pair.alternative ? amount.alternative : null;
}

/** What the product that a formula makes is sold for; null where it makes a material, or one that was withdrawn. Pure. */
export function priceOf(
  { id, makes }: Pick<CostedFormula, 'id' | 'makes'>,
  products: readonly PricedGood[],
  rolled: Pick<RollUp, 'unitOf'>,
  pair: Pick<CurrencyPair, 'main' | 'alternative'>,
): FormulaPrice | null {
  const product = products.find((one) => one.id === makes);
  if (!product) return null;
  const { is_fixed_price, cost, cost_currency, utility } = product;
  const { unit_price, currency } = linePrice(product);
  return {
    ...{ is_fixed_price, currency, now: toMoney(unit_price) },
    suggested: suggestedPrice(product, rolled.unitOf(id), pair),
    ...{ utility, cost, cost_currency },
  };
}
