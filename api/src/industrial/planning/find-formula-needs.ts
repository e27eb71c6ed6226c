import type { FormulaNeeds, Need, NeedNode } from '@cuadra/shared/contract';
import { exact, floor, goodYield, type NeededGood, needsOf, sum, toQuantity } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { readWorkshop, toGood, type WorkshopStock } from './read-workshop.ts';

/** What it takes to make so many good ones, over all levels. @throws ApiError 404 */
export async function findFormulaNeeds(
  trx: CompanyTransaction,
  id: string,
  given: string | undefined,
): Promise<FormulaNeeds> {
  const workshop = await readWorkshop(trx);
  const formula = orNotFound(workshop.formulas.find((one) => one.id === id));
  const good = goodYield(formula);
  const qty = given ?? toQuantity(good);
  const needs = needsOf({ formulaOf: workshop.formulaOf, stock: workshop.free });
  const { tree, isEnough } = needs.explode(formula, qty);
  const can_make = needs.canMake(formula);
  return {
    qty,
    tree: tree.map((node) => toNode(node, workshop)),
    goods: totals(tree, workshop),
    is_enough: isEnough,
    can_make,
    whole_batches: floor(exact(can_make).div(good)).toNumber(),
  };
}

function toNode(node: NeededGood, workshop: WorkshopStock): NeedNode {
  const { needed, missing, level, made } = node;
  const formula = made && workshop.formulas.find(({ id }) => id === made.formula);
  return {
    ...standing(node.good, workshop),
    ...{ needed, missing, level },
    made: made && { formula_id: made.formula, formula_name: formula?.name ?? '', qty: made.qty },
  };
}

/** Each good once. */
function totals(tree: readonly NeededGood[], workshop: WorkshopStock): Need[] {
  const byGood = new Map<string, Need>();
  for (const { good, needed, missing } of tree) {
    const before = byGood.get(good);
    byGood.set(good, {
      ...standing(good, workshop),
      needed: toQuantity(sum([before?.needed ?? '0', needed])),
      missing: toQuantity(sum([before?.missing ?? '0', missing])),
    });
  }
  return [...byGood.values()].sort((a, b) => a.good.name.localeCompare(b.good.name, 'es'));
}

function standing(id: string, { goods }: WorkshopStock): Pick<Need, 'good' | 'there' | 'reserved'> {
  const good = goods.get(id);
  if (!good) throw new Error('a good of a formula is withdrawn and never removed');
  return { good: toGood(good), there: good.there, reserved: good.reserved };
}
