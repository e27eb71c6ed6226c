import { sql } from 'kysely';
import { mailPasswordReset } from '../access/account-mails.ts';
import { checkNewPassword, isCommonPassword } from '../access/common-password.ts';
import { checkCode } from '../access/mailed-code.ts';
import { setPassword } from '../access/own-password.ts';
import { hashPassword } from '../access/password.ts';
import { choosePlatformPassword } from '../access/platform-code.ts';
import { newToken } from '../access/token.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { loadFactor } from '../second-factor/second-factor-row.ts';
import { findLogin } from './find-login.ts';
import type { LoggedIn, LoginFrom } from './login.ts';
import { openSession } from './open-session.ts';
import { isResettable, type ResettableLogin } from './request-password-reset.ts';

/**
 * Gives whoever has the mailed code another password, ends every session of theirs and opens one. The user is told by mail.
 *
 * @param later takes what nobody has to wait for
 * @throws ApiError 400 with `wrong-or-expired` on `code`, the same for a wrong code, one that is over and a name that nobody
 * has, and after the same time; 400 with `too-common` on `password`; 403 ERROR_SECOND_FACTOR once the password is changed, where
 * the login asks for a code
 */
export async function resetPassword(
  context: Pick<AppContext, 'db' | 'mailer' | 'proofKey'>,
  { username, code, password }: { username: string; code: string; password: string },
  from: Pick<LoginFrom, 'userAgent' | 'device'>,
  later: (work: Promise<void>) => void,
): Promise<LoggedIn> {
  checkNewPassword(password, [username]);
  const login = await findLogin(context, username);
  // For a name that nobody has, too: it takes most of the time of an answer.
  const hash = await hashPassword(password);
  if (!isResettable(login)) throw notRight();
  const { user_id: userId, company_id: companyId, email, platform } = login;
  const isTooCommon = isCommonPassword(password, [email]);
  const checked = await takeCode(context, login, code, isTooCommon ? undefined : hash);
  if (checked !== 'right') throw notRight();
  if (isTooCommon) throw new ApiError('ERROR_VALIDATION', { fields: { password: 'too-common' } });
  later(mailPasswordReset(context.mailer, login, from.userAgent));
  // The password is another one by now; a mail box alone opens nothing where there is a second factor.
  if ((await loadFactor(context, userId))?.confirmed_at) throw new ApiError('ERROR_SECOND_FACTOR');
  const device = from.device ?? newToken();
  const owner = { userId, companyId, platform };
  const opened = await openSession(context, owner, { userAgent: from.userAgent, token: device }, hash);
  // Changed once more, or shut out, in this moment.
  if (!opened) throw new ApiError('ERROR_INVALID_CREDENTIALS');
  return { ...opened, device };
}

/** Holds the code against the one that was mailed and, with a hash, makes it the password and ends every session. */
async function takeCode(
  context: Pick<AppContext, 'db' | 'proofKey'>,
  login: ResettableLogin,
  code: string,
  hash: string | undefined,
): Promise<'right' | 'wrong' | 'expired'> {
  if (login.platform) return choosePlatformPassword(context, login.user_id, code, hash);
  const { user_id: userId, company_id: companyId } = login;
  return withCompany(context.db, companyId, async (trx) => {
    const outcome = await checkCode(
      trx,
      { companyId, userId, purpose: 'password' },
      code,
      hash !== undefined,
    );
    if (outcome !== 'right' || hash === undefined) return outcome;
    await setPassword(trx, context.proofKey, { userId, hash });
    await sql`select end_sessions_of(${userId}::uuid, null)`.execute(trx);
    return outcome;
  });
}

function notRight(): ApiError {
  return new ApiError('ERROR_VALIDATION', { fields: { code: 'wrong-or-expired' } });
}
