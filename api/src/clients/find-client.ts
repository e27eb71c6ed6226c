import type { Client } from '@cuadra/shared/contract';
import { currentClientId } from '../contacts/current-client.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { selectClients, toClient } from './client-row.ts';

/**
 * An id that was merged leads to the one that it was merged into, whose id is answered.
 *
 * @throws ApiError 404 for one who is not there
 */
export async function findClient(trx: CompanyTransaction, id: string): Promise<Client> {
  const current = await currentClientId(trx, id);
  const row = orNotFound(await selectClients(trx).where('clients.id', '=', current).executeTakeFirst());
  return toClient(row);
}
