import type { adjustMaterial as AdjustMaterial, Material } from '@cuadra/shared/contract';
import { averageCost, convert, exact, isOfPair, toQuantity } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { type CompanyFacts, checkHasRate, readCompanyFacts } from './company-facts.ts';
import { checkGuarded } from './field-permissions.ts';
import { findMaterial } from './find-material.ts';
import { type LockedMaterial, lockMaterials, moveMaterials } from './move-materials.ts';

type Adjustment = z.output<typeof AdjustMaterial.body>;

/**
 * Adds to or takes from the stock of a material. What comes in with a cost is a purchase, and goes into the average; what
 * is found without one is worth what the rest is. Two that come side by side with one id break
 * `material_movements_request`: see `withCompanyOnce`.
 *
 * @throws ApiError 403 with `not-allowed` on `cost`; 400 with `unknown` on `material_id`, `not-for-what-goes-out` on
 * `cost`, `not-a-company-currency` or `no-rate` on `cost_currency`; 409 ERROR_STOCK when less than nothing would be left
 * and the company uses only what it has; 409 ERROR_CONFLICT for an id used with other values
 */
export async function adjustMaterial(
  trx: CompanyTransaction,
  session: CompanySession,
  adjustment: Adjustment,
): Promise<Material> {
  const { id, material_id, qty, reason, cost } = adjustment;
  checkGuarded(session.grants, { cost: cost !== null });
  const user = await actingUser(trx, session);
  const requestHash = hashRequest(adjustment);
  if (isRepeated(await findRequest(trx, 'material_movements', id), requestHash)) {
    return findMaterial(trx, material_id, 'also-withdrawn');
  }
  const material = (await lockMaterials(trx, [material_id])).get(material_id);
  if (!material || material.isWithdrawn) {
    throw new ApiError('ERROR_VALIDATION', { fields: { material_id: 'unknown' } });
  }
  const facts = await readCompanyFacts(trx);
  if (exact(qty).lt(0)) checkEnough(material, adjustment, facts);
  const cost_currency = adjustment.cost_currency ?? material.cost_currency;
  const unitCost = cost === null ? null : inCurrencyOf(material, cost, cost_currency, facts);
  await moveMaterials(trx, {
    companyId: session.companyId,
    userId: user.id,
    kind: cost === null ? 'adjustment' : 'purchase',
    moves: [
      {
        material_id,
        qty,
        unit_cost: cost,
        cost_currency: cost === null ? null : cost_currency,
        costAfter: unitCost === null ? material.cost : averageCost(material, { qty, cost: unitCost }),
      },
    ],
    reason,
    requestId: id,
    requestHash,
  });
  return findMaterial(trx, material_id);
}

function checkEnough(material: LockedMaterial, { qty, cost }: Adjustment, facts: CompanyFacts): void {
  if (cost !== null) throw new ApiError('ERROR_VALIDATION', { fields: { cost: 'not-for-what-goes-out' } });
  if (facts.allowNegativeStock || exact(material.qty).plus(qty).gte(0)) return;
  const details = { available: { [material.id]: toQuantity(material.qty) } };
  throw new ApiError('ERROR_STOCK', { fields: { qty: 'not-enough' }, details });
}

/** What was paid for one, in the currency that the material's cost is kept in, unrounded. */
function inCurrencyOf(material: LockedMaterial, cost: string, currency: string, facts: CompanyFacts) {
  if (currency === material.cost_currency) return exact(cost);
  if (!isOfPair(currency, facts.pair) || !isOfPair(material.cost_currency, facts.pair)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { cost_currency: 'not-a-company-currency' } });
  }
  checkHasRate(facts, 'cost_currency');
  return convert(cost, currency, material.cost_currency, facts.pair);
}
