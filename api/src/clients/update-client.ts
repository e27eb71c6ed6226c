import type { Client, updateClient as UpdateClient } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { currentClientId } from '../contacts/current-client.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { clientColumns } from './client-columns.ts';
import { findClient } from './find-client.ts';

/** @throws ApiError 404; 400 with `not-an-identification`; 409 ERROR_EDITED */
export async function updateClient(
  trx: CompanyTransaction,
  { companyId, userId }: CompanySession,
  { id: givenId, version, edit_id, ...draft }: z.output<typeof UpdateClient.body>,
): Promise<Client> {
  const id = await currentClientId(trx, givenId);
  await sql`select from clients where company_id = ${companyId} and id = ${id} for no key update`.execute(
    trx,
  );
  const before = await findClient(trx, id);
  const edit = { version, edit_id };
  await beginEdit(trx, { table: 'clients', id, companyId, userId, edit }, async () => before);
  await trx
    .updateTable('clients')
    .set({ ...clientColumns(draft), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  return findClient(trx, id);
}
