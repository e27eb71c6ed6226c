import type { Production, ProductionDraft } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { actingUser } from '../../access/acting-user.ts';
import type { CompanySession } from '../../access/admit.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { CONTENT, type FormulaContent, toContent } from '../formulas/content.ts';
import { type GoodColumns, toRef } from '../goods.ts';
import { findProduction } from './find-production.ts';
import { makeBatch } from './make-batch.ts';
import type { BatchFormula } from './plan-batch.ts';

/**
 * A batch without an order, all or nothing: what is consumed leaves its ledgers, what is made enters its own, and the cost is
 * worked out at the day's rate. Two that come side by side with one id break `productions_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `unknown` on `formula_id`; 409 ERROR_CONFLICT for an id used with another body; and as makeBatch
 */
export async function createProduction(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: ProductionDraft,
): Promise<Production> {
  const user = await actingUser(trx, session);
  const requestHash = hashRequest(draft);
  const { id = newId(), formula_id, ...batch } = draft;
  if (isRepeated(await findRequest(trx, 'productions', draft.id), requestHash)) {
    return findProduction(trx, id);
  }
  const formula = await holdFormula(trx, formula_id);
  if (!formula) throw new ApiError('ERROR_VALIDATION', { fields: { formula_id: 'unknown' } });
  await makeBatch(trx, session, { id, requestHash, user, formula, draft: batch, order: undefined });
  return findProduction(trx, id);
}

/** A formula as its current version says; held, so that it is not withdrawn meanwhile. */
export async function holdFormula(trx: CompanyTransaction, id: string): Promise<BatchFormula | undefined> {
  const { rows } = await sql<{ current: number }>`
    select current from formulas
    where company_id = ${trx.companyId} and id = ${id} and deleted_at is null for share`.execute(trx);
  return rows[0] && readBatchFormula(trx, id, rows[0].current);
}

/** A formula as one of its versions says. */
export async function readBatchFormula(
  trx: CompanyTransaction,
  id: string,
  number: number,
): Promise<BatchFormula> {
  const { rows } = await sql<GoodColumns & { name: string; content: FormulaContent }>`
    select f.name, f.material_id, f.product_id, ${CONTENT} as content
    from formulas f
    join formula_versions v on v.company_id = f.company_id and v.formula_id = f.id and v.number = ${number}::int
    where f.company_id = ${trx.companyId} and f.id = ${id}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`formula ${id} has no version ${number}`);
  return { id, name: row.name, version: number, makes: toRef(row), content: toContent(row.content) };
}
