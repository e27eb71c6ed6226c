import { countMail } from '../access/mail-counts.ts';
import { mailCode, newCode, storeCode } from '../access/mailed-code.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findLogin, type Login } from './find-login.ts';

type Context = Pick<AppContext, 'db' | 'mailer' | 'proofKey'>;

/** Of a company, confirmed, and not shut out: whose password a code may change. */
export interface ResettableLogin extends Login {
  company_id: string;
}

/** Users of the platform get another password from who runs Cuadra (docs/operations.md): a mail box opens no back office. */
export function isResettable(login: Login | undefined): login is ResettableLogin {
  return (
    login !== undefined && !login.platform && login.company_id !== null && login.verified && login.active
  );
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

async function sendCode({ db, mailer }: Context, login: ResettableLogin): Promise<void> {
  const { company_id: companyId, user_id: userId } = login;
  const code = newCode();
  try {
    await countMail(db, 'address', login.email);
    await withCompany(db, companyId, (trx) =>
      storeCode(trx, { companyId, userId, purpose: 'password' }, code),
    );
  } catch (error) {
    // Asked for by the other of the two names within the minute: the code that went out is still good.
    if (error instanceof ApiError && error.status === 429) return;
    throw error;
  }
  await mailCode(mailer, login, 'password', code);
}
