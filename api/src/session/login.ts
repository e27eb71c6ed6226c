import { mailFailedLogins, mailNewDevice } from '../access/account-mails.ts';
import { companySuspended } from '../access/admit.ts';
import { takeLoginTry } from '../access/login-tries.ts';
import { verifyPassword } from '../access/password.ts';
import { newToken } from '../access/token.ts';
import type { AppContext } from '../app/context.ts';
import { type Database, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import { loadFactor } from '../second-factor/second-factor-row.ts';
import { findLogin } from './find-login.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** Where a login comes from. */
export interface LoginFrom {
  /** What it is done with, as it calls itself. */
  userAgent: string | undefined;
  address: string;
  /** The token by which the browser is known from before. */
  device: string | undefined;
}

/** A session, and the token by which its device is known from now on. */
export type LoggedIn = OpenedSession & { device: string };

/**
 * Signs in with a username or a mail address. Tries are limited by account, too (`takeLoginTry`); many that fail, and a
 * device that is new, are told by mail to whose account it is.
 *
 * @param later takes what nobody has to wait for
 * @throws ApiError 401 ERROR_INVALID_CREDENTIALS, the same for a wrong name and a wrong password and after the same
 * time; 429 for a try that comes too early, whether there is such a name or not; 403 ERROR_USER_NOT_VERIFIED (with
 * `details.user_id`, for the code), 403 ERROR_USER_INACTIVE, 403 ERROR_COMPANY_SUSPENDED (with the reason) and, where there is a second
 * factor and no code, 403 ERROR_SECOND_FACTOR only to whoever knows the password; 400 with `wrong` on `code`
 */
export async function login(
  context: Pick<AppContext, 'db' | 'mailer' | 'proofKey'>,
  credentials: { username: string; password: string; code?: string | undefined },
  from: LoginFrom,
  later: (work: Promise<void>) => void,
): Promise<LoggedIn> {
  const { db, mailer } = context;
  const row = await findLogin(context, credentials.username);
  const taken = await takeLoginTry(db, {
    account: row ? `user ${row.user_id}` : `name ${credentials.username}`,
    userId: row?.user_id,
    address: from.address,
    device: from.device,
  });
  if (taken.isWorthWarning && row?.active) later(mailFailedLogins(mailer, row));
  if (!(await verifyPassword(row?.password_hash, credentials.password)) || !row) {
    throw new ApiError('ERROR_INVALID_CREDENTIALS');
  }
  await taken.settle();
  if (!row.active) throw new ApiError('ERROR_USER_INACTIVE');
  if (!row.verified) throw new ApiError('ERROR_USER_NOT_VERIFIED', { details: { user_id: row.user_id } });
  if (row.company_id && !row.platform) await refuseSuspended(db, row.company_id);
  const factor = await loadFactor(context, row.user_id);
  if (factor?.confirmed_at) {
    if (credentials.code === undefined) throw new ApiError('ERROR_SECOND_FACTOR');
    const { user_id: userId, name, email } = row;
    const giver = { userId, name, email, device: from.device };
    await checkSecondFactor(context, giver, factor, credentials.code, later);
  }
  const owner = { userId: row.user_id, companyId: row.company_id, platform: row.platform };
  const device = from.device ?? newToken();
  const opened = await openSession(
    context,
    owner,
    { userAgent: from.userAgent, token: device },
    row.password_hash,
  );
  if (!opened) throw new ApiError('ERROR_INVALID_CREDENTIALS');
  if (opened.isNewDevice) later(mailNewDevice(mailer, row, from.userAgent));
  return { ...opened, device };
}

/** @throws ApiError 403 ERROR_COMPANY_SUSPENDED */
async function refuseSuspended(db: Database, companyId: string): Promise<void> {
  const found = await withCompany(db, companyId, (trx) =>
    trx
      .selectFrom('subscriptions')
      .select('suspended_reason')
      .where('company_id', '=', companyId)
      .executeTakeFirst(),
  );
  if (found?.suspended_reason != null) throw companySuspended(found.suspended_reason);
}
