import type { Formula, FormulaDraft } from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import type { CompanySession } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { checkMaterials, checkProduct, UNIQUE_FIELDS } from './check-formula.ts';
import { checkGuarded } from './field-permissions.ts';
import { findFormula } from './find-formula.ts';
import { writeFormulaLines } from './write-formula-lines.ts';

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
  if (isRepeated(await findRequest(trx, 'formulas', draft.id), request_hash)) return findFormula(trx, id);
  const other_costs_currency = await checkProduct(trx, draft.product_id, draft.other_costs_currency);
  await checkMaterials(trx, lines);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('formulas')
      .values({ ...columns, company_id: session.companyId, id, other_costs_currency, request_hash })
      .execute(),
  );
  await writeFormulaLines(trx, session.companyId, id, lines);
  return findFormula(trx, id);
}
