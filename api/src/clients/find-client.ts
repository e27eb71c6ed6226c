import type { Client } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { selectClients, toClient } from './client-row.ts';

/** @throws ApiError 404 for one who is not there */
export async function findClient(trx: CompanyTransaction, id: string): Promise<Client> {
  const row = await selectClients(trx).where('clients.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('ERROR_NOT_FOUND');
  return toClient(row);
}
