import { type Grants, readGrants } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRole } from './find-role.ts';

/** What a user of the company may do, by the role that they have now; nothing for who is none. */
export async function grantsOfUser(
  trx: CompanyTransaction,
  companyId: string,
  userId: string,
): Promise<Grants> {
  const user = await trx
    .selectFrom('users')
    .select('role_id')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  const role = user && (await findRole(trx, user.role_id));
  return readGrants(role?.modules ?? []);
}
