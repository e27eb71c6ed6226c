import { countMail } from '../access/mail-counts.ts';
import { mailCode, newCode, storeCode } from '../access/mailed-code.ts';
import { storePlatformCode } from '../access/platform-code.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findLogin, type Login } from './find-login.ts';

type Context = Pick<AppContext, 'db' | 'mailer' | 'proofKey'>;

/** Confirmed and not shut out: whose password a code may change. */
export type ResettableLogin = Login & ({ platform: false; company_id: string } | { platform: true });

/**
 * Users of the platform choose their first password with a code. Another one they get from who runs the server
 * (docs/operations.md): a mail box opens no back office that somebody works in.
 */
export function isResettable(login: Login | undefined): login is ResettableLogin {
  if (!login?.verified || !login.active) return false;
  return login.platform ? login.password_hash === '' : login.company_id !== null;
}

/**
 * Mails a code to whoever forgot the password. A name that nobody has is answered the same and after the same time: what
 * is done for an account is done behind the answer.
 *
 * @param username as at the login, a username or a mail address
 * @param later takes what nobody has to wait for
 * @throws ApiError 429 within a minute of the last one for that name, and after six in a day
 */
export async function requestPasswordReset(
  context: Context,
  username: string,
  later: (work: Promise<void>) => void,
): Promise<void> {
  await countMail(context.db, 'password', username);
  const login = await findLogin(context, username);
  if (isResettable(login)) later(sendCode(context, login));
}

async function sendCode(context: Context, login: ResettableLogin): Promise<void> {
  const { db, mailer } = context;
  const code = newCode();
  try {
    await countMail(db, 'address', login.email);
    if (!(await keepCode(context, login, code))) return;
  } catch (error) {
    // Asked for by the other of the two names within the minute: the code that went out is still good.
    if (error instanceof ApiError && error.status === 429) return;
    throw error;
  }
  await mailCode(mailer, login, 'password', code);
}

/** False where it must not go out. @throws ApiError 429 */
async function keepCode(context: Context, login: ResettableLogin, code: string): Promise<boolean> {
  if (login.platform) return storePlatformCode(context, login.user_id, code);
  const { company_id: companyId, user_id: userId } = login;
  await withCompany(context.db, companyId, (trx) =>
    storeCode(trx, { companyId, userId, purpose: 'password' }, code),
  );
  return true;
}
