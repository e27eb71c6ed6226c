import { sql } from 'kysely';
import { countMail } from '../access/mail-counts.ts';
import { mailCode, reissueCode } from '../access/mailed-code.ts';
import type { AppContext } from '../app/context.ts';
import { type Database, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Sends the code of a registration again. Of an id that is nobody's, or whose user is confirmed, it answers the same.
 *
 * @throws ApiError 429 within a minute of the last one, and after six in a day; 503 while no mail can be sent
 */
export async function resendCode(
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  userId: string,
): Promise<void> {
  await countMail(db, 'registration', userId);
  const companyId = await companyOfUser(db, userId);
  if (!companyId) return;
  const mail = await withCompany(db, companyId, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['name', 'email'])
      .where('company_id', '=', companyId)
      .where('id', '=', userId)
      .where('verified_at', 'is', null)
      .executeTakeFirst();
    if (!user) return undefined;
    const code = await reissueCode(trx, { companyId, userId, purpose: 'registration' });
    return { ...user, code };
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'ERROR_NOT_FOUND') return undefined;
    throw error;
  });
  if (!mail) return;
  await countMail(db, 'address', mail.email);
  await mailCode(mailer, mail, 'registration', mail.code);
}

/** The company of a user who has no session yet. */
export async function companyOfUser(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select company_of_user(${userId}::uuid) as id`.execute(
    db,
  );
  return rows[0]?.id ?? undefined;
}
