import type { Client } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { selectClients, toClient } from './client-row.ts';

/** @throws ApiError 404 for one who is not there */
export async function findClient(trx: CompanyTransaction, id: string): Promise<Client> {
  const row = orNotFound(await selectClients(trx).where('clients.id', '=', id).executeTakeFirst());
  return toClient(row);
}
