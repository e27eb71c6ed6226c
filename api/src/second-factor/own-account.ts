import type { Session } from '../access/admit.ts';
import { takeLoginTry } from '../access/login-tries.ts';
import { findOwnPassword } from '../access/own-password.ts';
import { verifyPassword } from '../access/password.ts';
import { loadUser } from '../access/user.ts';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';

type Context = Pick<AppContext, 'db' | 'proofKey'>;

/** Whom a session belongs to, as they are known and written to. */
export async function ownerOf({ db }: Pick<Context, 'db'>, { userId, companyId, kind }: Session) {
  return loadUser(db, { userId, companyId, platform: kind !== 'user' });
}

/**
 * Has whoever holds the session show that they know the password, too: who has taken a session changes no second factor.
 *
 * @param address of the request
 * @throws ApiError 400 with `wrong` on `password`; 429 after many wrong ones
 */
export async function provePassword(
  context: Context,
  session: Session,
  password: string,
  address: string,
): Promise<void> {
  const taken = await takeLoginTry(context.db, { account: `change ${session.userId}`, address });
  if (!(await verifyPassword(await findOwnPassword(context, session), password))) {
    throw new ApiError('ERROR_VALIDATION', { fields: { password: 'wrong' } });
  }
  await taken.settle();
}
