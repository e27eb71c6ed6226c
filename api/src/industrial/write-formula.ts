import type { Formula, FormulaDraft, updateFormula as UpdateFormula } from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkGuarded } from './field-permissions.ts';
import { getFormula } from './find-formulas.ts';

const UNIQUE_FIELDS = { formulas_name: 'name' };

/**
 * Two that come side by side with one id break `formulas_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 403 with `not-allowed` on `other_costs`; 400 with `already-used` on the name, `unknown` on the product
 * or on `lines.N.material_id`, `not-a-company-currency`; 409 ERROR_CONFLICT for an id used with other values
 */
export async function createFormula(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: FormulaDraft,
): Promise<Formula> {
  const { lines, ...columns } = draft;
  checkGuarded(session.grants, { other_costs: !exact(draft.other_costs).isZero() });
  const id = draft.id ?? newId();
  const request_hash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'formulas', draft.id), request_hash)) return getFormula(trx, id);
  const other_costs_currency = await checkProduct(trx, draft.product_id, draft.other_costs_currency);
  await checkMaterials(trx, lines);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('formulas')
      .values({ ...columns, company_id: session.companyId, id, other_costs_currency, request_hash })
      .execute(),
  );
  await writeLines(trx, session.companyId, id, lines);
  return getFormula(trx, id);
}

/**
 * Changes a formula, its lines as a whole. What was made by it keeps a copy of what it was.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `other_costs`, if they change and may not; 400 as createFormula does
 */
export async function updateFormula(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: z.output<typeof UpdateFormula.body>,
): Promise<Formula> {
  const { id, lines, other_costs, other_costs_currency, ...columns } = draft;
  await sql`select from formulas where id = ${id} for no key update`.execute(trx);
  const before = await getFormula(trx, id);
  const costs = other_costs ?? before.other_costs;
  const wanted = other_costs_currency ?? before.other_costs_currency;
  const isOther = !exact(costs).eq(before.other_costs) || wanted !== before.other_costs_currency;
  checkGuarded(session.grants, { other_costs: isOther });
  const currency = await checkProduct(trx, draft.product_id, wanted);
  await checkMaterials(trx, lines);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .updateTable('formulas')
      .set({ ...columns, other_costs: costs, other_costs_currency: currency })
      .set({ updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute(),
  );
  await trx.deleteFrom('formula_lines').where('formula_id', '=', id).execute();
  await writeLines(trx, session.companyId, id, lines);
  return getFormula(trx, id);
}

/**
 * Withdraws a formula: what was made by it keeps it, its name and its materials are free.
 *
 * @throws ApiError 404
 */
export async function deleteFormula(trx: CompanyTransaction, id: string): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  const { numUpdatedRows } = await trx
    .updateTable('formulas')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('ERROR_NOT_FOUND');
}

/** @returns the currency of the other costs: what was asked for, or that of the product's cost */
async function checkProduct(
  trx: CompanyTransaction,
  productId: string,
  wanted: string | undefined,
): Promise<string> {
  const product = await trx
    .selectFrom('products')
    .select('cost_currency')
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!product) throw new ApiError('ERROR_VALIDATION', { fields: { product_id: 'unknown' } });
  const { main, alternative } = await trx
    .selectFrom('company_currencies_used')
    .select(['main', 'alternative'])
    .executeTakeFirstOrThrow();
  const isUsed = (currency: string) => currency === main || currency === alternative;
  if (wanted !== undefined && !isUsed(wanted)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { other_costs_currency: 'not-a-company-currency' } });
  }
  // A product may have kept one that the company does not use any more.
  return wanted ?? (isUsed(product.cost_currency) ? product.cost_currency : alternative);
}

/** Held until the lines are there, so that no material is withdrawn in between. */
async function checkMaterials(trx: CompanyTransaction, lines: FormulaDraft['lines']): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from materials where id = any(${lines.map((line) => line.material_id)}::uuid[]) and deleted_at is null
    for key share`.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = lines.flatMap(({ material_id }, index) =>
    known.has(material_id) ? [] : [[`lines.${index}.material_id`, 'unknown'] as const],
  );
  if (unknown.length > 0) throw new ApiError('ERROR_VALIDATION', { fields: Object.fromEntries(unknown) });
}

async function writeLines(
  trx: CompanyTransaction,
  company_id: string,
  formula_id: string,
  lines: FormulaDraft['lines'],
): Promise<void> {
  await trx
    .insertInto('formula_lines')
    .values(lines.map((line, position) => ({ company_id, formula_id, position, ...line })))
    .execute();
}
