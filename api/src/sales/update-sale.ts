import type { updateSale as call } from '@cuadra/shared/contract';
import { exact, isGranted } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { currentClientId } from '../contacts/current-client.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { moveClientFigures } from './daily-figures.ts';
import { lockSale } from './lock-sale.ts';

type Change = z.output<typeof call.body>;

/**
 * Changes what may still change on an issued sale: its description, and whose it is while it left no debt.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT for an annulled sale and for another client of one that left a debt; 403 for
 * another client without the permission to assign one; 400 for a client that there is not, or none on a credit sale
 */
export async function updateSale(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, description, client_id: wanted }: Change,
): Promise<void> {
  const sale = await lockSale(trx, id);
  if (sale.status === 'annulled') throw new ApiError('ERROR_CONFLICT', { fields: { status: 'annulled' } });
  if (description !== undefined) {
    await trx.updateTable('sales').set({ description }).where('id', '=', id).execute();
  }
  const client_id = wanted ? await currentClientId(trx, wanted) : wanted;
  if (client_id === undefined || client_id === sale.client_id) return;
  if (!isGranted(session.grants, ['sales', 'assign_client'])) {
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { client_id: 'not-allowed' } });
  }
  if (!exact(sale.balance).isZero()) {
    throw new ApiError('ERROR_CONFLICT', { fields: { client_id: 'has-debt' } });
  }
  if (client_id === null && sale.type === 'credit') {
    throw new ApiError('ERROR_VALIDATION', { fields: { client_id: 'required' } });
  }
  const client =
    client_id === null
      ? null
      : await trx
          .selectFrom('clients')
          .select(['name', 'identification', 'identification_type'])
          .where('id', '=', client_id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  if (client === undefined) throw new ApiError('ERROR_VALIDATION', { fields: { client_id: 'unknown' } });
  await moveClientFigures(trx, session.companyId, id, -1);
  await trx
    .updateTable('sales')
    .set({
      client_id,
      client_name: client?.name ?? null,
      client_identification: client?.identification ?? null,
      client_identification_type: client?.identification_type ?? null,
    })
    .where('id', '=', id)
    .execute();
  await moveClientFigures(trx, session.companyId, id, 1);
}
