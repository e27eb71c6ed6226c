import type { Material, updateMaterial as UpdateMaterial } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { checkReferences } from '../catalogue/check-references.ts';
import { isSameNumber } from '../catalogue/is-same-number.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { UNIQUE_FIELDS } from './create-material.ts';
import { checkGuarded } from './field-permissions.ts';
import { findMaterial } from './find-material.ts';

/**
 * Changes what a material is; a cost that is said here replaces the average.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `cost`, if it changes and may not; 400 with `required` on the cost
 * where the currency changes and it is not given again, and as createMaterial does
 */
export async function updateMaterial(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, cost, ...columns }: z.output<typeof UpdateMaterial.body>,
): Promise<Material> {
  await sql`
    select from materials where company_id = ${trx.companyId} and id = ${id} for no key update`.execute(trx);
  const before = await findMaterial(trx, id);
  const isOtherCurrency = columns.cost_currency !== before.cost_currency;
  const isOtherCost = cost !== undefined && !isSameNumber(cost, before.cost);
  checkGuarded(session.grants, { cost: isOtherCost || (isOtherCurrency && before.cost !== null) });
  if (isOtherCurrency && before.cost !== null && cost === undefined) {
    throw new ApiError('ERROR_VALIDATION', { fields: { cost: 'required' } });
  }
  await checkReferences(trx, columns);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .updateTable('materials')
      .set({ ...columns, updated_at: sql<Date>`clock_timestamp()` })
      .$if(cost !== undefined, (update) => update.set({ cost: cost ?? null }))
      .where('id', '=', id)
      .execute(),
  );
  return findMaterial(trx, id);
}
