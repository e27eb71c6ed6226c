import type { Session } from '../access/admit.ts';
import { checkNewPassword } from '../access/common-password.ts';
import { takeLoginTry } from '../access/login-tries.ts';
import { changeOwnPassword, findOwnPassword } from '../access/own-password.ts';
import { hashPassword, verifyPassword } from '../access/password.ts';
import { loadUser } from '../access/user.ts';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Changes one's own password and ends every session of that user but this one; for who runs Cuadra, too. Tries at the old one are
 * counted apart from those at logins: who has taken a session keeps nobody from logging in.
 *
 * @param address of the request
 * @throws ApiError 404 for somebody else's id; 400 with `wrong` on `currentPassword`, `too-common` on `password`; 429 after many wrong ones
 */
export async function changePassword(
  context: Pick<AppContext, 'db' | 'proofKey'>,
  session: Session,
  { id, currentPassword, password }: { id: string; currentPassword: string; password: string },
  address: string,
): Promise<void> {
  if (id !== session.userId) throw new ApiError('ERROR_NOT_FOUND');
  const { companyId, kind } = session;
  const known = await findOwnPassword(context, session);
  const user = await loadUser(context.db, { userId: id, companyId, platform: kind !== 'user' });
  const taken = await takeLoginTry(context.db, { account: `change ${id}`, address });
  if (!(await verifyPassword(known, currentPassword))) throw wrong();
  await taken.settle();
  checkNewPassword(password, [user.username, user.email]);
  const hash = await hashPassword(password);
  // Only if it still is the password that was verified: of two changes side by side the later one is refused.
  if (!known || !(await changeOwnPassword(context, session, { hash, known }))) throw wrong();
}

function wrong(): ApiError {
  return new ApiError('ERROR_VALIDATION', { fields: { currentPassword: 'wrong' } });
}
