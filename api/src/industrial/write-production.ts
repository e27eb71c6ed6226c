import type { ProductionDraft } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { ActingUser } from '../access/acting-user.ts';
import { writeMovement } from '../catalogue/move-stock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { editAs } from '../database/edits.ts';
import type { CheckedProduction, ProductCost, ProductionFormula } from './check-production.ts';
import type { CompanyFacts } from './company-facts.ts';
import { type LockedMaterial, moveMaterials } from './move-materials.ts';

export interface ProductionToWrite {
  id: string;
  companyId: string;
  user: ActingUser;
  requestHash: Buffer;
  draft: ProductionDraft;
  formula: ProductionFormula;
  product: ProductCost & { name: string };
  materials: ReadonlyMap<string, LockedMaterial>;
  facts: CompanyFacts;
  checked: CheckedProduction;
}

/** The production, its lines, both ledgers and the product's cost. All that it moves is locked before. */
export async function writeProduction(trx: CompanyTransaction, made: ProductionToWrite): Promise<void> {
  const { id, companyId, user, draft, formula, checked } = made;
  const number = await nextNumber(trx, companyId);
  await insertProduction(trx, made, number);
  await trx
    .insertInto('production_lines')
    .values(
      checked.lines.map(({ cost: unit_cost, ...line }, position) => ({
        ...{ company_id: companyId, production_id: id, position, ...line, unit_cost },
        total: checked.cost.lines[position]?.main ?? '0.00',
        total_alternative: checked.cost.lines[position]?.alternative ?? '0.00',
      })),
    )
    .execute();
  const reason = `Producción ${number}`;
  await moveMaterials(trx, {
    ...{ companyId, userId: user.id, kind: 'production', reason, productionId: id },
    moves: checked.lines.map((line) => ({
      material_id: line.material_id,
      qty: `-${line.qty}`,
      unit_cost: line.cost,
      cost_currency: line.cost_currency,
    })),
  });
  await writeMovement(trx, {
    ...{ companyId, userId: user.id, productId: formula.product_id },
    ...{ kind: 'production', qty: draft.qty, reason, productionId: id },
  });
  if (checked.productCost !== null) {
    await editAs(trx, user.id);
    // `updated_at` is new already, with the stock.
    await trx
      .updateTable('products')
      .set({ cost: checked.productCost })
      .where('id', '=', formula.product_id)
      .execute();
  }
}

async function insertProduction(trx: CompanyTransaction, made: ProductionToWrite, number: string) {
  const { draft, formula, product, facts, checked, user } = made;
  const { cost, productCost } = checked;
  const setsCost = productCost !== null;
  await trx
    .insertInto('productions')
    .values({
      ...{ company_id: made.companyId, id: made.id, number, request_hash: made.requestHash },
      ...{ formula_id: formula.id, formula_name: formula.name, yield_qty: formula.yield_qty },
      ...{ product_id: formula.product_id, product_name: product.name, qty: draft.qty, waste: draft.waste },
      ...{ main: facts.pair.main, alternative: facts.pair.alternative },
      ...{ rate: facts.pair.rate, inverse: facts.pair.inverse, rate_id: facts.rate_id },
      ...{ other_costs: checked.other_costs, other_costs_currency: formula.other_costs_currency },
      ...{ cost: cost.total.main, cost_alternative: cost.total.alternative },
      ...{ unit_cost: cost.unit.main, unit_cost_alternative: cost.unit.alternative },
      product_cost_before: setsCost ? product.cost : null,
      product_cost_after: productCost,
      product_cost_currency: setsCost ? product.cost_currency : null,
      ...{ note: draft.note, user_id: user.id, user_name: user.name },
    })
    .execute();
}

/** The company's productions count from 1, without gaps; the row is held until the commit, so it is taken last. */
async function nextNumber(trx: CompanyTransaction, companyId: string): Promise<string> {
  const { last } = await trx
    .insertInto('counters')
    .values({ company_id: companyId, name: 'productions', last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'name']).doUpdateSet({ last: sql<string>`counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
