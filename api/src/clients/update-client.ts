import type { Client, updateClient as UpdateClient } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { clientColumns } from './client-columns.ts';
import { findClient } from './find-client.ts';

/** @throws ApiError 404; 400 with `not-an-identification` */
export async function updateClient(
  trx: CompanyTransaction,
  draft: z.output<typeof UpdateClient.body>,
): Promise<Client> {
  await trx
    .updateTable('clients')
    .set({ ...clientColumns(draft), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', draft.id)
    .where('deleted_at', 'is', null)
    .execute();
  return findClient(trx, draft.id);
}
