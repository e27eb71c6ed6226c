import type { applyFormulaCost as ApplyFormulaCost } from '@cuadra/shared/contract';
import { rollUp, toUnitCost } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../../access/admit.ts';
import { checkGuarded } from '../../catalogue/field-permissions.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkHasRate } from '../company-facts.ts';
import {
  inCurrency,
  type PricedGood,
  readPricedProducts,
  suggestedPrice,
} from '../formulas/formula-price.ts';
import { readFormulasAtCost } from '../formulas/read-formulas-at-cost.ts';

type Answer = z.input<typeof ApplyFormulaCost.response>;

/**
 * Makes what formulas cost today the last cost of their products, all or nothing. A price that is worked out follows by itself; a
 * fixed one is set on request, where the product has a utility. Said again, it says the same.
 *
 * @throws ApiError 403 with `not-allowed` on `cost`, and on `price` where prices are set; 400 with `unknown`, `not-a-product`,
 * `repeated` (the formula, or another one of its product), `cost-unknown` or `not-a-company-currency` on `formula_ids.N`, `no-rate` on
 * `formula_ids`
 */
export async function applyFormulaCost(
  trx: CompanyTransaction,
  session: CompanySession,
  { formula_ids, with_prices }: z.output<typeof ApplyFormulaCost.body>,
): Promise<Answer> {
  const { formulas, goods, facts } = await readFormulasAtCost(trx);
  const byId = new Map(formulas.map((formula) => [formula.id, formula]));
  checkKnown(formula_ids, byId);
  checkGuarded(session.grants, { cost: true, price: with_prices, utility: false, qty: false });
  checkHasRate(facts, 'formula_ids');
  const made = formula_ids.map((id) => byId.get(id)?.makes ?? '');
  const ids = made.filter((id) => id !== '').sort();
  await sql`
    select from products where company_id = ${trx.companyId} and id = any(${ids}::uuid[])
    order by id for no key update`.execute(trx);
  const products = new Map((await readPricedProducts(trx, ids)).map((product) => [product.id, product]));
  const rolled = rollUp(formulas, goods, facts.pair);
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  const items = formula_ids.flatMap((id, index): Answer['items'] => {
    const refuse = (reason: string) => {
      fields[`formula_ids.${index}`] = reason;
      return [];
    };
    const product = products.get(made[index] ?? '');
    if (!product) return refuse('not-a-product');
    // Two costs of one product: nobody could say which of them counts.
    if (seen.has(product.id)) return refuse('repeated');
    seen.add(product.id);
    const unit = rolled.unitOf(id);
    if (!unit) return refuse('cost-unknown');
    const cost = inCurrency(unit, product.cost_currency, facts.pair);
    if (cost === null) return refuse('not-a-company-currency');
    const price = with_prices && product.is_fixed_price ? suggestedPrice(product, unit, facts.pair) : null;
    return [answerOf(id, product, toUnitCost(cost), price)];
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  await editAs(trx, session.userId);
  await sql`
    update products p set cost = n.cost, price = n.price, updated_at = clock_timestamp()
    from unnest(${items.map((one) => one.product_id)}::uuid[], ${items.map((one) => one.cost)}::numeric[],
      ${items.map((one) => one.price)}::numeric[]) as n(id, cost, price)
    where p.company_id = ${trx.companyId} and p.id = n.id`.execute(trx);
  return { items };
}

function checkKnown(ids: readonly string[], known: ReadonlyMap<string, unknown>): void {
  const wrong = ids.flatMap((id, index) =>
    known.has(id) ? [] : [[`formula_ids.${index}`, 'unknown'] as const],
  );
  if (wrong.length > 0) throw new ApiError('ERROR_VALIDATION', { fields: Object.fromEntries(wrong) });
}

function answerOf(
  formula_id: string,
  { id: product_id, name, cost_currency, price, price_currency }: PricedGood,
  cost: string,
  newPrice: string | null,
): Answer['items'][number] {
  return { formula_id, product_id, name, cost, cost_currency, price: newPrice ?? price, price_currency };
}
