import type { simulateCosts as SimulateCosts, SimulatedProduct } from '@cuadra/shared/contract';
import { type CostedGood, exact, linePrice, rollUp, toMoney } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readPricedProducts, suggestedPrice } from '../formulas/formula-price.ts';
import { goodsOf, readNames } from '../formulas/good-names.ts';
import { readFormulasAtCost } from '../formulas/read-formulas-at-cost.ts';

type Body = z.output<typeof SimulateCosts.body>;
type Answer = z.input<typeof SimulateCosts.response>;

/**
 * What other costs would make of all that main formulas make: nothing changes. A good that a formula makes counts by that, so that
 * only what is bought can cost something else.
 *
 * @throws ApiError 400 with `not-a-company-currency` on `changes.N.currency`, `made-by-a-formula` or `unknown` on `changes.N.good`
 */
export async function simulateCosts(trx: CompanyTransaction, { changes }: Body): Promise<Answer> {
  const now = await readFormulasAtCost(trx);
  const { pair } = now.facts;
  const main = now.formulas.filter(({ is_main }) => is_main);
  checkChanges(changes, now.goods, new Set(main.map(({ makes }) => makes)), pair);
  const before = rollUp(now.formulas, now.goods, pair);
  const changed = new Map(
    changes.map(({ good, cost, currency }): [string, CostedGood] => [good.id, { cost, currency }]),
  );
  const after = rollUp(now.formulas, new Map([...now.goods, ...changed]), pair);
  const names = await readNames(trx, goodsOf(main));
  const products = new Map(
    (
      await readPricedProducts(
        trx,
        main.map(({ makes }) => makes),
      )
    ).map((one) => [one.id, one]),
  );
  const items = main.flatMap(({ id, name, makes }): SimulatedProduct[] => {
    const [was, is] = [before.unitOf(id), after.unitOf(id)];
    const good = names.get(makes);
    if (!good || JSON.stringify(was) === JSON.stringify(is)) return [];
    const rise =
      was && is && !exact(was.main).isZero()
        ? exact(is.main).minus(was.main).times(100).div(was.main).toFixed(1)
        : null;
    const product = products.get(makes);
    const price = product && priceOf(product, suggestedPrice(product, is, pair));
    return [
      { ...{ good, formula_id: id, formula_name: name, before: was, after: is, rise }, price: price ?? null },
    ];
  });
  items.sort(
    (a, b) => exact(b.rise ?? 0).comparedTo(a.rise ?? 0) || a.good.name.localeCompare(b.good.name, 'es'),
  );
  return { main: pair.main, alternative: pair.alternative, items };
}

function priceOf(
  product: Parameters<typeof suggestedPrice>[0],
  suggested: string | null,
): NonNullable<SimulatedProduct['price']> {
  const { unit_price, currency } = linePrice(product);
  const now = toMoney(unit_price);
  return {
    ...{ currency, now, suggested, is_fixed_price: product.is_fixed_price },
    is_to_change: suggested !== null && exact(now).lt(suggested),
  };
}

function checkChanges(
  changes: Body['changes'],
  goods: ReadonlyMap<string, CostedGood>,
  made: ReadonlySet<string>,
  pair: { main: string; alternative: string },
): void {
  const fields: Record<string, string> = {};
  changes.forEach(({ good, currency }, index) => {
    if (currency !== pair.main && currency !== pair.alternative) {
      fields[`changes.${index}.currency`] = 'not-a-company-currency';
    }
    if (!goods.has(good.id)) fields[`changes.${index}.good`] = 'unknown';
    else if (made.has(good.id)) fields[`changes.${index}.good`] = 'made-by-a-formula';
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}
