import type { Both, CostPart, FormulaCostAnswer, Good } from '@cuadra/shared/contract';
import {
  addDays,
  companyDay,
  exact,
  goodYield,
  type RolledPart,
  rollUp,
  shareOut,
  toQuantity,
} from '@cuadra/shared/domain';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { priceOf, readPricedProducts } from '../formulas/formula-price.ts';
import { goodsOf, readNames } from '../formulas/good-names.ts';
import { type FormulasAtCost, readFormulasAtCost } from '../formulas/read-formulas-at-cost.ts';
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
  const names = await readNames(trx, goodsOf(now.formulas));
  const own = toParts(rolled.partsOf(id, qty), names, now);
  const all = toParts(rolled.overAllLevels(id, qty), names, now);
  return {
    ...{ qty, main: pair.main, alternative: pair.alternative },
    ...{ total: own.total, unit: rolled.unitOf(id), parts: own.parts },
    over_all_levels: all.parts.sort((a, b) => exact(b.total?.main ?? 0).comparedTo(a.total?.main ?? 0)),
    unknown: rolled.unknownIn(id).flatMap((good) => names.get(good) ?? []),
    earlier: await readEarlier(trx, id, now),
    price: priceOf(formula, await readPricedProducts(trx, [formula.makes]), rolled, pair),
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
