import type { Production, ProductionDraft } from '@cuadra/shared/contract';
import { exact, newId, plannedCosts } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import { lockStock } from '../catalogue/move-stock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkProduction, type ProductionFormula, planProduction } from './check-production.ts';
import { readCompanyFacts } from './company-facts.ts';
import { checkGuarded } from './field-permissions.ts';
import { findProduction } from './find-production.ts';
import { lockMaterials } from './move-materials.ts';
import { writeProduction } from './write-production.ts';

/**
 * Makes a product of materials, all or nothing: what is consumed leaves their ledgers, what is made enters the product's,
 * and the cost is worked out at the day's rate. Everything that moves is locked first, always in one order: the formula,
 * the materials by their ids, the product's stock, the product, the company's number. Two that come side by side with one
 * id break `productions_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 403 with `not-allowed` on `other_costs` or `update_cost`; 400 with `unknown` on `formula_id`,
 * `withdrawn` on `product_id`; 409 ERROR_CONFLICT for an id used with another body; what planProduction and
 * checkProduction throw
 */
export async function createProduction(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: ProductionDraft,
): Promise<Production> {
  const { companyId, grants } = session;
  const user = await actingUser(trx, session);
  const id = draft.id ?? newId();
  const requestHash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'productions', draft.id), requestHash))
    return findProduction(trx, id);
  const formula = await readFormula(trx, draft.formula_id);
  if (!formula) throw new ApiError('ERROR_VALIDATION', { fields: { formula_id: 'unknown' } });
  checkGuarded(grants, {
    update_cost: draft.update_cost,
    other_costs: draft.other_costs !== undefined && !isPlanned(draft.other_costs, draft, formula),
  });
  const plan = planProduction(draft, formula);
  const materials = await lockMaterials(
    trx,
    plan.lines.map((line) => line.material_id),
  );
  await lockStock(trx, companyId, formula.product_id);
  const product = await lockProduct(trx, formula.product_id);
  if (!product) throw new ApiError('ERROR_VALIDATION', { fields: { product_id: 'withdrawn' } });
  const facts = await readCompanyFacts(trx);
  const checked = checkProduction(draft, plan, { formula, materials, product, facts });
  await writeProduction(trx, {
    ...{ id, companyId, user, requestHash, draft },
    ...{ formula, product, materials, facts, checked },
  });
  return findProduction(trx, id);
}

/** Held, so that it is one formula and not half of a newer one. */
async function readFormula(trx: CompanyTransaction, id: string): Promise<ProductionFormula | undefined> {
  const formula = await trx
    .selectFrom('formulas')
    .select(['id', 'name', 'product_id', 'yield_qty', 'other_costs', 'other_costs_currency'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!formula) return undefined;
  const lines = await trx
    .selectFrom('formula_lines')
    .select(['material_id', 'qty'])
    .where('formula_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...formula, lines };
}

async function lockProduct(trx: CompanyTransaction, id: string) {
  const { rows } = await sql<{ name: string; cost: string | null; cost_currency: string }>`
    select name, cost, cost_currency from products
    where company_id = ${trx.companyId} and id = ${id} and deleted_at is null
    for no key update`.execute(trx);
  return rows[0];
}

/** What a screen sends back as the formula has it sets nothing. */
function isPlanned(costs: string, draft: ProductionDraft, formula: ProductionFormula): boolean {
  return exact(costs).eq(plannedCosts(formula.other_costs, formula, exact(draft.qty).plus(draft.waste)));
}
