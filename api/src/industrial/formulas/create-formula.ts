import { type Formula, type FormulaDraft, type GoodRef, MAX_FORMULAS } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanySession } from '../../access/admit.ts';
import { orAlreadyUsed } from '../../database/already-used.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkGuarded } from '../field-permissions.ts';
import { toColumns } from '../goods.ts';
import { checkContent, hasCosts, inTurn, UNIQUE_FIELDS } from './check-formula.ts';
import { checkLevels } from './check-levels.ts';
import { writeVersion } from './content.ts';
import { findFormula } from './find-formula.ts';

/**
 * Two that come side by side with one id break `formulas_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 403 with `not-allowed` on `costs`; 400 with `already-used` on the name, `too-many` on it, and as
 * checkContent and checkLevels; 409 ERROR_CONFLICT for an id used with other values
 */
export async function createFormula(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: FormulaDraft,
): Promise<Formula> {
  const { id = newId(), name, makes, is_main, ...content } = draft;
  checkGuarded(session.grants, { costs: hasCosts(content) });
  const request_hash = hashRequest(draft);
  if (isRepeated(await findRequest(trx, 'formulas', draft.id), request_hash)) return findFormula(trx, id);
  await inTurn(trx);
  // Of two under one id the second one waited for the first.
  if (isRepeated(await findRequest(trx, 'formulas', draft.id), request_hash)) return findFormula(trx, id);
  await checkRoom(trx);
  await checkContent(trx, makes, content);
  await checkLevels(trx, null, makes, content.lines);
  await editAs(trx, session.userId);
  const isMain = is_main ?? !(await hasMain(trx, makes));
  if (isMain) await endMain(trx, makes);
  await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('formulas')
      .values({ company_id: trx.companyId, id, name, ...toColumns(makes), is_main: isMain, request_hash })
      .execute(),
  );
  await writeVersion(trx, { formulaId: id, number: 1, userId: session.userId }, content);
  return findFormula(trx, id);
}

async function checkRoom(trx: CompanyTransaction): Promise<void> {
  const { there } = await trx
    .selectFrom('formulas')
    .select(sql<number>`count(*)::int`.as('there'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (there >= MAX_FORMULAS) throw new ApiError('ERROR_VALIDATION', { fields: { name: 'too-many' } });
}

function mainOf(trx: CompanyTransaction, { kind, id }: GoodRef) {
  return trx
    .updateTable('formulas')
    .set({ is_main: false, updated_at: sql<Date>`clock_timestamp()` })
    .where(kind === 'material' ? 'material_id' : 'product_id', '=', id)
    .where('is_main', '=', true)
    .where('deleted_at', 'is', null);
}

/** The good's main formula is that no more: another one becomes it. */
export async function endMain(trx: CompanyTransaction, makes: GoodRef): Promise<void> {
  await mainOf(trx, makes).execute();
}

async function hasMain(trx: CompanyTransaction, { kind, id }: GoodRef): Promise<boolean> {
  const main = await trx
    .selectFrom('formulas')
    .select('id')
    .where(kind === 'material' ? 'material_id' : 'product_id', '=', id)
    .where('is_main', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return main !== undefined;
}
