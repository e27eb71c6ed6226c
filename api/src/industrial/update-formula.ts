import type { Formula, updateFormula as UpdateFormula } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { checkMaterials, checkProduct, UNIQUE_FIELDS } from './check-formula.ts';
import { checkGuarded } from './field-permissions.ts';
import { findFormula } from './find-formula.ts';
import { writeFormulaLines } from './write-formula-lines.ts';

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
  await sql`
    select from formulas where company_id = ${trx.companyId} and id = ${id} for no key update`.execute(trx);
  const before = await findFormula(trx, id);
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
  await writeFormulaLines(trx, session.companyId, id, lines);
  return findFormula(trx, id);
}
