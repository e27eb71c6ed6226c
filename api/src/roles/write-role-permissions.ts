import type { Role } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';

export async function writeRolePermissions(
  trx: CompanyTransaction,
  companyId: string,
  roleId: string,
  modules: Role['modules'],
): Promise<void> {
  await trx
    .insertInto('role_permissions')
    .values(modules.map((record) => ({ ...record, company_id: companyId, role_id: roleId })))
    .execute();
}
