import type { Employee } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { selectUsers, toEmployee } from './user-row.ts';

export async function findUser(trx: CompanyTransaction, id: string): Promise<Employee | undefined> {
  const row = await selectUsers(trx).where('u.id', '=', id).executeTakeFirst();
  return row && toEmployee(row);
}
