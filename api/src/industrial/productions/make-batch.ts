import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readCompanyFacts } from '../company-facts.ts';
import { checkGuarded } from '../field-permissions.ts';
import { holdGoods } from '../goods.ts';
import { pickLots } from '../lots/pick-lots.ts';
import { checkBatch } from './check-batch.ts';
import { planBatch } from './plan-batch.ts';
import { readTakings, type Taking } from './takings.ts';
import { type BatchToMake, writeBatch } from './write-batch.ts';

/**
 * Makes a batch: what it takes, costs and leaves, its lots, both ledgers and the costs beside them. Everything that moves is
 * held first, always in one order: order, formula, goods (`holdGoods`), and last the company's number.
 *
 * @throws ApiError 403 with `not-allowed` on `costs` or `update_cost`; 400 with `withdrawn` on `makes`; and as planBatch,
 * checkBatch and pickLots
 */
export async function makeBatch(
  trx: CompanyTransaction,
  session: CompanySession,
  batch: BatchToMake,
): Promise<void> {
  const { draft, formula, order } = batch;
  const plan = planBatch(draft, formula);
  checkGuarded(session.grants, { update_cost: draft.update_cost, costs: plan.hasOwnCosts });
  const goods = await holdGoods(trx, [
    ...plan.lines.map(({ good }) => good),
    ...plan.byproducts.map(({ good }) => good),
    formula.makes,
  ]);
  const makes = goods.get(formula.makes.id);
  if (!makes || makes.isWithdrawn) throw new ApiError('ERROR_VALIDATION', { fields: { makes: 'withdrawn' } });
  const facts = await readCompanyFacts(trx);
  const takings = order ? await readTakings(trx, order.id) : new Map<string, Taking>();
  const checked = checkBatch(draft, plan, { goods, takings, makes, facts });
  const lots = await pickLots(trx, checked.lines, order?.id);
  await writeBatch(trx, { ...batch, plan, checked, facts, lots });
}
