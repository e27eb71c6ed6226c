import type { Formula, updateFormula as UpdateFormula } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../../access/admit.ts';
import { orAlreadyUsed } from '../../database/already-used.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { beginEdit } from '../../database/edits.ts';
import { checkGuarded } from '../field-permissions.ts';
import { checkContent, inTurn, UNIQUE_FIELDS } from './check-formula.ts';
import { checkLevels } from './check-levels.ts';
import { spelling, spellingOfCosts, writeVersion } from './content.ts';
import { endMain } from './create-formula.ts';
import { findFormula } from './find-formula.ts';

/**
 * Changes a formula. What it says becomes its next version, if it says anything else than before; what was made by the one
 * before names that one.
 *
 * @throws ApiError 404; 403 with `not-allowed` on `costs`, if they change and may not; 409 ERROR_EDITED; 400 as createFormula does
 */
export async function updateFormula(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: z.output<typeof UpdateFormula.body>,
): Promise<Formula> {
  const { id, name, is_main, version, edit_id, ...content } = draft;
  await inTurn(trx);
  await sql`
    select from formulas where company_id = ${trx.companyId} and id = ${id} for no key update`.execute(trx);
  const before = await findFormula(trx, id);
  checkGuarded(session.grants, { costs: spellingOfCosts(content) !== spellingOfCosts(before) });
  const { companyId, userId } = session;
  await beginEdit(trx, { table: 'formulas', id, companyId, userId, edit: { version, edit_id } }, () =>
    findFormula(trx, id),
  );
  await checkContent(trx, before.makes, content);
  await checkLevels(trx, id, before.makes, content.lines);
  const isOther = spelling(content) !== spelling(before);
  const current = isOther ? before.current + 1 : before.current;
  if (isOther) await writeVersion(trx, { formulaId: id, number: current, userId }, content);
  const becomesMain = is_main === true && !before.is_main;
  if (becomesMain) await endMain(trx, before.makes);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .updateTable('formulas')
      .set({
        name,
        current,
        is_main: before.is_main || becomesMain,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', id)
      .execute(),
  );
  return findFormula(trx, id);
}
