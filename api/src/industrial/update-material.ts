import type { Material, updateMaterial as UpdateMaterial } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { checkReferences } from '../catalogue/check-references.ts';
import { isSameNumber } from '../catalogue/is-same-number.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { ApiError } from '../errors/api-error.ts';
import { UNIQUE_FIELDS } from './create-material.ts';
import { checkGuarded } from './field-permissions.ts';
import { findMaterial } from './find-material.ts';
import { moveMaterials } from './move-materials.ts';

/**
 * Changes what a material is; a cost that is said here replaces the average, and what there is is worth that from then on.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `cost`, if it changes and may not; 400 with `required` on the cost
 * where the currency changes and it is not given again, and as createMaterial does; 409 ERROR_EDITED
 */
export async function updateMaterial(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, cost, units, version, edit_id, ...columns }: z.output<typeof UpdateMaterial.body>,
): Promise<Material> {
  const { companyId, userId, grants } = session;
  await sql`
    select from materials where company_id = ${trx.companyId} and id = ${id} for no key update`.execute(trx);
  const before = await findMaterial(trx, id);
  const edit = { version, edit_id };
  await beginEdit(trx, { table: 'materials', id, companyId, userId, edit }, async () => before);
  const isOtherCurrency = columns.cost_currency !== before.cost_currency;
  const isOtherCost = cost !== undefined && !isSameNumber(cost, before.cost);
  checkGuarded(grants, { cost: isOtherCost || (isOtherCurrency && before.cost !== null) });
  if (isOtherCurrency && before.cost !== null && cost === undefined) {
    throw new ApiError('ERROR_VALIDATION', { fields: { cost: 'required' } });
  }
  await checkReferences(trx, columns);
  if (isOtherCost || isOtherCurrency) {
    await moveMaterials(trx, {
      ...{ companyId, userId, kind: 'revaluation', reason: '' },
      moves: [
        { material_id: id, qty: '0', ...(cost !== undefined && { cost }), currency: columns.cost_currency },
      ],
    });
  }
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .updateTable('materials')
      .set({ ...columns, updated_at: sql<Date>`clock_timestamp()` })
      .$if(units !== undefined, (update) => update.set({ units: JSON.stringify(units) }))
      .where('id', '=', id)
      .execute(),
  );
  return findMaterial(trx, id);
}
