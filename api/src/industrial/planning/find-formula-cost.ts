import type { Both, CostPart, FormulaCostAnswer, Good } from '@cuadra/shared/contract';
import {
  addDays,
  type CostedFormula,
  companyDay,
  exact,
  goodYield,
  linePrice,
  type RolledPart,
  type RollUp,
  rollUp,
  shareOut,
  toMoney,
  toQuantity,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { type FormulasAtCost, readFormulasAtCost } from '../formulas/read-roll-up.ts';
import { readThen } from './read-then.ts';

/** How many days ago a cost is told as well. */
const EARLIER = [30, 90];

/** What a formula costs over all levels, its parts, what it cost before, and what its product is sold for. @throws ApiError 404 */
export async function findFormulaCost(
  trx: CompanyTransaction,
  id: string,
  given: string | undefined,
): Promise<FormulaCostAnswer> {
  const now = await readFormulasAtCost(trx);
  const formula = orNotFound(now.formulas.find((one) => one.id === id));
  const { pair } = now.facts;
  const qty = given ?? toQuantity(goodYield(formula));
  const rolled = rollUp(now.formulas, now.goods, pair);
  const names = await readNames(trx, now.formulas);
  const own = toParts(rolled.partsOf(id, qty), names, now);
  const all = toParts(rolled.overAllLevels(id, qty), names, now);
  return {
    ...{ qty, main: pair.main, alternative: pair.alternative },
    ...{ total: own.total, unit: rolled.unitOf(id), parts: own.parts },
    over_all_levels: all.parts.sort((a, b) => exact(b.total?.main ?? 0).comparedTo(a.total?.main ?? 0)),
    unknown: rolled.unknownIn(id).flatMap((good) => names.get(good) ?? []),
    earlier: await readEarlier(trx, id, now),
    price: await readPrice(trx, formula, rolled, pair),
  };
}

function toParts(
  parts: readonly RolledPart[],
  names: ReadonlyMap<string, Good>,
  { facts, formulas }: FormulasAtCost,
): { total: Both | null; parts: CostPart[] } {
  const shared = shareOut(parts, facts.pair);
  return {
    total: shared.total,
    parts: parts.map((part, index): CostPart => {
      const good = part.good === null ? null : (names.get(part.good) ?? null);
      const formula = formulas.find(({ id }) => id === part.formula);
      return {
        ...{ good, name: good?.name ?? part.name, qty: part.qty && toQuantity(part.qty) },
        formula_id: formula?.id ?? null,
        ...(shared.parts[index] ?? { total: null, share: null }),
      };
    }),
  };
}

/** The goods of formulas by their ids. */
export async function readNames(
  trx: CompanyTransaction,
  formulas: readonly Pick<CostedFormula, 'makes' | 'lines'>[],
): Promise<Map<string, Good>> {
  const ids = [...new Set(formulas.flatMap(({ makes, lines }) => [makes, ...lines.map(({ good }) => good)]))];
  const { rows } = await sql<Good>`
    select 'material' as kind, id, name, measure_id from materials
    where company_id = ${trx.companyId} and id = any(${ids}::uuid[])
    union all
    select 'product', id, name, measure_id from products
    where company_id = ${trx.companyId} and id = any(${ids}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** By today's formulas, at the costs and the rate of then. */
function readEarlier(
  trx: CompanyTransaction,
  id: string,
  { formulas, goods, facts }: FormulasAtCost,
): Promise<FormulaCostAnswer['earlier']> {
  const today = companyDay(currentTime());
  return Promise.all(
    EARLIER.map(async (days) => {
      const day = addDays(today, -days);
      const then = await readThen(trx, [...goods.keys()], day, facts.pair);
      const unit = then && rollUp(formulas, then.goods, then.pair).unitOf(id);
      return { days, day, unit: unit ?? null };
    }),
  );
}

async function readPrice(
  trx: CompanyTransaction,
  { id, makes }: CostedFormula,
  rolled: RollUp,
  pair: FormulasAtCost['facts']['pair'],
): Promise<FormulaCostAnswer['price']> {
  const [product] = await readPricedProducts(trx, [makes]);
  if (!product) return null;
  const { is_fixed_price, cost, cost_currency, utility } = product;
  const { unit_price, currency } = linePrice(product);
  return {
    ...{ is_fixed_price, currency, now: toMoney(unit_price) },
    suggested: suggestedPrice(product, rolled.unitOf(id), pair),
    ...{ utility, cost, cost_currency },
  };
}

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
