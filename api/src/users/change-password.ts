import { sql } from 'kysely';
import { companyOf, type Session } from '../access/admit.ts';
import { hashPassword, verifyPassword } from '../access/password.ts';
import { type Database, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Changes one's own password and ends every session of that user but this one.
 *
 * @throws ApiError 404 for somebody else's id; 400 with `wrong` on `currentPassword`
 */
export async function changePassword(
  db: Database,
  session: Session,
  { id, currentPassword, password }: { id: string; currentPassword: string; password: string },
): Promise<void> {
  const companyId = companyOf(session);
  if (id !== session.userId) throw new ApiError('ERROR_NOT_FOUND');
  const user = await withCompany(db, companyId, (trx) =>
    trx.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst(),
  );
  if (!user) throw new ApiError('ERROR_NOT_FOUND');
  if (!(await verifyPassword(user.password_hash, currentPassword))) throw wrong();
  const passwordHash = await hashPassword(password);
  await withCompany(db, companyId, async (trx) => {
    // Only if it still is the password that was verified: of two changes side by side the later one is refused.
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrong();
    await sql`select end_sessions_of(${id}::uuid, ${session.tokenHash})`.execute(trx);
  });
}

function wrong(): ApiError {
  return new ApiError('ERROR_VALIDATION', { fields: { currentPassword: 'wrong' } });
}
