import type { RegistrationDraft } from '@cuadra/shared/contract';
import { identificationDigits, isIdentification, newId, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { checkNewPassword } from '../access/common-password.ts';
import { countMail } from '../access/mail-counts.ts';
import { mailCode, newCode, storeCode } from '../access/mailed-code.ts';
import { setPassword } from '../access/own-password.ts';
import { hashPassword } from '../access/password.ts';
import type { AppContext } from '../app/context.ts';
import { checkCurrencies, createCompany } from '../companies/create-company.ts';
import { databaseError, UNIQUE_VIOLATION, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findPlan } from '../subscriptions/find-plan.ts';

export type Registration = z.output<typeof RegistrationDraft>;

/**
 * Opens a company with its owner, who cannot sign in before the code from the mail is typed.
 *
 * @throws ApiError 400 with `already-used`, `too-common`, `not-an-identification`, `unknown-currency` or `unknown-plan` on its field;
 * 429 when too many mails went to the address; 503 while no mail can be sent
 */
export async function register(
  { db, mailer, proofKey }: Pick<AppContext, 'db' | 'mailer' | 'proofKey'>,
  draft: Registration,
): Promise<{ user_id: string }> {
  checkDraft(draft);
  checkNewPassword(draft.password, [draft.username, draft.email]);
  // What somebody registered and did not confirm in time holds neither.
  await sql`select release_logins(${draft.username}, ${draft.email})`.execute(db);
  const { rows } = await sql<{ username: boolean; email: boolean }>`
    select * from login_taken(${draft.username}, ${draft.email})`.execute(db);
  if (rows[0]?.username || rows[0]?.email) throw alreadyUsed(rows[0]);
  await checkCurrencies(db, { main: draft.main_currency, alternative: draft.alt_currency });
  await findPlan(db, draft.plan);
  const passwordHash = await hashPassword(draft.password);
  const code = newCode();
  await countMail(db, 'address', draft.email);
  // Before anything is written: who gets no mail could neither go on nor register again under a name that is now taken.
  await mailCode(mailer, draft, 'registration', code);
  const companyId = newId();
  const userId = newId();
  try {
    await withCompany(db, companyId, async (trx) => {
      await createCompany(trx, companyId, {
        name: draft.company_name,
        legalName: draft.withoutLegalCompany ? null : draft.company_name,
        identification: identificationDigits(draft.company_identification) || null,
        identificationType: draft.company_identification_type,
        country: draft.country,
        companyType: draft.companyType,
        main: draft.main_currency,
        alternative: draft.alt_currency,
        withAutoRate: draft.with_auto_rate,
        plan: draft.plan,
        billingType: draft.billingType,
      });
      await trx
        .insertInto('users')
        .values({
          company_id: companyId,
          id: userId,
          name: draft.name,
          username: draft.username,
          email: draft.email,
          role_id: OWNER_ROLE_ID,
          identification: identificationDigits(draft.identification) || null,
          identification_type: draft.identification_type,
          country: draft.country,
        })
        .execute();
      await setPassword(trx, proofKey, { userId, hash: passwordHash });
      await storeCode(trx, { companyId, userId, purpose: 'registration' }, code);
    });
    // From now on the code is sent again once a minute at most.
    await countMail(db, 'registration', userId);
    return { user_id: userId };
  } catch (error) {
    const known = databaseError(error);
    if (known?.code === UNIQUE_VIOLATION) {
      throw alreadyUsed({
        username: known.constraint === 'users_username',
        email: known.constraint === 'users_email',
      });
    }
    throw error;
  }
}

function alreadyUsed(taken: { username: boolean; email: boolean }): ApiError {
  const fields: Record<string, string> = {};
  if (taken.username) fields.username = 'already-used';
  if (taken.email) fields.email = 'already-used';
  return new ApiError('ERROR_VALIDATION', { fields });
}

/** What the schema alone cannot say: how identifications are written (docs/venezuela.md#identification); empty ones may come later. */
function checkDraft(draft: Registration): void {
  const fields: Record<string, string> = {};
  const { identification, identification_type, company_identification, company_identification_type } = draft;
  if (identification && !isIdentification(identification_type, identification)) {
    fields.identification = 'not-an-identification';
  }
  if (company_identification && !isIdentification(company_identification_type, company_identification)) {
    fields.company_identification = 'not-an-identification';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}
