import type { Material, MaterialDraft } from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import { checkReferences } from '../catalogue/check-references.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { checkGuarded } from './field-permissions.ts';
import { findMaterial } from './find-material.ts';
import { moveMaterials } from './move-materials.ts';

export const UNIQUE_FIELDS = { materials_name: 'name' };

/**
 * Writes a material; its first quantity enters its ledger at its cost. Two that come side by side with one id break
 * `materials_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 403 with `not-allowed` on `cost` or `qty`; 400 with `already-used` on the name, `unknown` on the
 * measure, `not-a-company-currency`; 409 ERROR_CONFLICT for an id used with other values
 */
export async function createMaterial(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: MaterialDraft,
): Promise<Material> {
  const { qty, cost, units, ...columns } = draft;
  checkGuarded(session.grants, { cost: cost !== null, qty: !exact(qty).isZero() });
  const user = await actingUser(trx, session);
  const id = draft.id ?? newId();
  const requestHash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'materials', draft.id), requestHash)) return findMaterial(trx, id);
  await checkReferences(trx, draft);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('materials')
      .values({
        ...{ ...columns, company_id: session.companyId, id, cost, request_hash: requestHash },
        units: JSON.stringify(units),
      })
      .execute(),
  );
  if (!exact(qty).isZero()) {
    await moveMaterials(trx, {
      companyId: session.companyId,
      userId: user.id,
      kind: 'initial',
      moves: [
        {
          ...{ material_id: id, qty, unit_cost: cost, cost_currency: draft.cost_currency },
          value: cost === null ? null : exact(cost).times(qty).toFixed(),
        },
      ],
      reason: '',
    });
  }
  return findMaterial(trx, id);
}
