import type { Material, MaterialDraft, updateMaterial as UpdateMaterial } from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkGuarded } from './field-permissions.ts';
import { getMaterial } from './material-row.ts';
import { moveMaterials } from './move-materials.ts';

const UNIQUE_FIELDS = { materials_name: 'name' };

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
  const { qty, cost, ...columns } = draft;
  checkGuarded(session.grants, { cost: cost !== null, qty: !exact(qty).isZero() });
  const user = await actingUser(trx, session);
  const id = draft.id ?? newId();
  const requestHash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'materials', draft.id), requestHash)) return getMaterial(trx, id);
  await checkReferences(trx, draft);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('materials')
      .values({ ...columns, company_id: session.companyId, id, cost, request_hash: requestHash })
      .execute(),
  );
  if (!exact(qty).isZero()) {
    await moveMaterials(trx, {
      companyId: session.companyId,
      userId: user.id,
      kind: 'initial',
      moves: [{ material_id: id, qty, unit_cost: cost, cost_currency: draft.cost_currency, costAfter: cost }],
      reason: '',
    });
  }
  return getMaterial(trx, id);
}

/**
 * Changes what a material is; a cost that is said here replaces the average.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `cost`, if it changes and may not; 400 with `required` on the cost
 * where the currency changes and it is not said anew, and as createMaterial does
 */
export async function updateMaterial(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, cost, ...columns }: z.output<typeof UpdateMaterial.body>,
): Promise<Material> {
  await sql`select from materials where id = ${id} for no key update`.execute(trx);
  const before = await getMaterial(trx, id);
  const isOtherCurrency = columns.cost_currency !== before.cost_currency;
  const isOtherCost = cost !== undefined && !isSame(cost, before.cost);
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
  return getMaterial(trx, id);
}

/**
 * Withdraws a material: what was made with it keeps it, its name is free for another one.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `in-use` while a formula needs it
 */
export async function deleteMaterial(trx: CompanyTransaction, id: string): Promise<void> {
  // A formula that is being written holds the row until it is there, see `checkMaterials`.
  await sql`select from materials where id = ${id} for update`.execute(trx);
  await getMaterial(trx, id);
  const use = await trx
    .selectFrom('formula_lines as l')
    .innerJoin('formulas as f', (join) =>
      join.onRef('f.company_id', '=', 'l.company_id').onRef('f.id', '=', 'l.formula_id'),
    )
    .select('f.id')
    .where('l.material_id', '=', id)
    .where('f.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (use) throw new ApiError('ERROR_CONFLICT', { fields: { id: 'in-use' } });
  const now = sql<Date>`clock_timestamp()`;
  await trx.updateTable('materials').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}

async function checkReferences(
  trx: CompanyTransaction,
  { measure_id, cost_currency }: Pick<MaterialDraft, 'measure_id' | 'cost_currency'>,
): Promise<void> {
  const fields: Record<string, string> = {};
  const used = await trx
    .selectFrom('company_currencies_used')
    .select(['main', 'alternative'])
    .executeTakeFirstOrThrow();
  if (cost_currency !== used.main && cost_currency !== used.alternative) {
    fields.cost_currency = 'not-a-company-currency';
  }
  if (measure_id) {
    const measure = await trx
      .selectFrom('measures')
      .select('id')
      .where('id', '=', measure_id)
      .executeTakeFirst();
    if (!measure) fields.measure_id = 'unknown';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}

function isSame(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : exact(a).eq(b);
}
