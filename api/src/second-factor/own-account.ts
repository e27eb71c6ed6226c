import type { Session } from '../access/admit.ts';
import { loadUser } from '../access/user.ts';
import type { AppContext } from '../app/context.ts';

/** Whom a session belongs to, as they are known and written to. */
export async function ownerOf({ db }: Pick<AppContext, 'db'>, { userId, companyId, kind }: Session) {
  return loadUser(db, { userId, companyId, platform: kind !== 'user' });
}
