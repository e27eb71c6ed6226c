import { sql } from 'kysely';
import { companyOf, type Session } from '../access/admit.ts';
import { checkNewPassword } from '../access/common-password.ts';
import { takeLoginTry } from '../access/login-tries.ts';
import { findPassword, setPassword } from '../access/own-password.ts';
import { hashPassword, verifyPassword } from '../access/password.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { findUser } from './find-user.ts';

/**
 * Changes one's own password and ends every session of that user but this one. Tries at the old one are counted apart from
 * those at logins: who has taken a session keeps nobody from logging in.
 *
 * @param address of the request
 * @throws ApiError 404 for somebody else's id; 400 with `wrong` on `currentPassword`, `too-common` on `password`; 429 after many wrong ones
 */
export async function changePassword(
  { db, proofKey }: Pick<AppContext, 'db' | 'proofKey'>,
  session: Session,
  { id, currentPassword, password }: { id: string; currentPassword: string; password: string },
  address: string,
): Promise<void> {
  const companyId = companyOf(session);
  if (id !== session.userId) throw new ApiError('ERROR_NOT_FOUND');
  const { known, user } = await withCompany(db, companyId, async (trx) => ({
    known: await findPassword(trx, proofKey, id),
    user: orNotFound(await findUser(trx, id)),
  }));
  const taken = await takeLoginTry(db, { account: `change ${id}`, address });
  if (!(await verifyPassword(known, currentPassword))) throw wrong();
  await taken.settle();
  checkNewPassword(password, [user.username, user.email]);
  const hash = await hashPassword(password);
  await withCompany(db, companyId, async (trx) => {
    // Only if it still is the password that was verified: of two changes side by side the later one is refused.
    if (!known || !(await setPassword(trx, proofKey, { userId: id, hash, known }))) throw wrong();
    await sql`select end_sessions_of(${id}::uuid, ${session.tokenHash})`.execute(trx);
  });
}

function wrong(): ApiError {
  return new ApiError('ERROR_VALIDATION', { fields: { currentPassword: 'wrong' } });
}
