import type { adjustMaterial as AdjustMaterial, Material } from '@cuadra/shared/contract';
import { convert, type Exact, exact, isOfPair, toQuantity } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { editAs } from '../database/edits.ts';
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
 * @throws ApiError 403 with `not-allowed` on `cost`; 400 with `unknown` on `material_id`, `required` on `reason` or
 * `expires_on`, `not-for-what-goes-out` on `cost`, `lot` or `expires_on`, `not-a-company-currency` or `no-rate` on
 * `cost_currency`; 409 ERROR_STOCK when less than nothing would be left and the company uses only what it has; 409
 * ERROR_CONFLICT for an id used with other values
 */
export async function adjustMaterial(
  trx: CompanyTransaction,
  session: CompanySession,
  adjustment: Adjustment,
): Promise<Material> {
  const { id, material_id, qty, cause, reason, cost } = adjustment;
  const { companyId } = session;
  if (reason === '' && (cause === undefined || cause === 'other') && cost === null)
    refuse('reason', 'required');
  checkGuarded(session.grants, { cost: cost !== null });
  const user = await actingUser(trx, session);
  const { lot, expires_on, ...said } = adjustment;
  const requestHash = hashRequest({ ...said, ...(lot && { lot }), ...(expires_on && { expires_on }) });
  if (isRepeated(await findRequest(trx, 'material_movements', id), requestHash)) {
    return findMaterial(trx, material_id, 'also-withdrawn');
  }
  const material = (await lockMaterials(trx, [material_id])).get(material_id);
  if (!material || material.isWithdrawn) {
    throw new ApiError('ERROR_VALIDATION', { fields: { material_id: 'unknown' } });
  }
  const facts = await readCompanyFacts(trx);
  if (exact(qty).lt(0)) checkEnough(material, adjustment, facts);
  else if (material.has_lots && expires_on === null) refuse('expires_on', 'required');
  const cost_currency = adjustment.cost_currency ?? material.cost_currency;
  const unitCost = cost === null ? null : inCurrencyOf(material, cost, cost_currency, facts);
  // An average that moves is an edit of the material.
  await editAs(trx, user.id);
  await moveMaterials(trx, {
    ...{ companyId, userId: user.id, reason, cause, requestId: id, requestHash },
    kind: cost === null ? 'adjustment' : 'purchase',
    moves: [
      {
        ...{ material_id, qty, unit_cost: cost, cost_currency: cost === null ? null : cost_currency },
        ...{ value: unitCost?.times(qty).toFixed() ?? null, lot, expires_on },
      },
    ],
  });
  return findMaterial(trx, material_id);
}

function refuse(field: string, reason: string): never {
  throw new ApiError('ERROR_VALIDATION', { fields: { [field]: reason } });
}

function checkEnough(material: LockedMaterial, adjustment: Adjustment, facts: CompanyFacts): void {
  const { qty } = adjustment;
  for (const field of ['cost', 'lot', 'expires_on'] as const) {
    if (adjustment[field] !== null) refuse(field, 'not-for-what-goes-out');
  }
  if (facts.allowNegativeStock || exact(material.qty).plus(qty).gte(0)) return;
  const details = { available: { [material.id]: toQuantity(material.qty) } };
  throw new ApiError('ERROR_STOCK', { fields: { qty: 'not-enough' }, details });
}

/** What was paid for one, in the currency that the material's cost is kept in, unrounded. */
function inCurrencyOf(material: LockedMaterial, cost: string, currency: string, facts: CompanyFacts): Exact {
  if (currency === material.cost_currency) return exact(cost);
  if (!isOfPair(currency, facts.pair) || !isOfPair(material.cost_currency, facts.pair)) {
    refuse('cost_currency', 'not-a-company-currency');
  }
  checkHasRate(facts, 'cost_currency');
  return convert(cost, currency, material.cost_currency, facts.pair);
}
