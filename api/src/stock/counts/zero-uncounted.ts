import type { CallOutput, zeroUncounted as ZeroUncounted } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { lockCount, raiseRevision } from './count-row.ts';
import { uncountedProducts } from './uncounted.ts';

/**
 * Says of everything that an open count has and nobody counted that there is none of it, now: an entry of 0 for each, as if
 * somebody had looked. The rule of the count does the rest: what is sold afterwards stays sold, and «Contar de nuevo» takes
 * one back. Asked twice, the second finds nothing left.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `closed` on `id`; with `changed` on `revision` where more was counted than was
 * looked at; 400 with `of-a-list` on `id` for a shelf, which has what is counted in it
 */
export async function zeroUncounted(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  countId: string,
  revision: number,
): Promise<CallOutput<typeof ZeroUncounted>> {
  const count = await lockCount(trx, countId);
  if (count.state !== 'open') throw new ApiError('ERROR_CONFLICT', { fields: { id: 'closed' } });
  if (count.scope === 'list') throw new ApiError('ERROR_VALIDATION', { fields: { id: 'of-a-list' } });
  if (count.revision !== revision) throw new ApiError('ERROR_CONFLICT', { fields: { revision: 'changed' } });
  const { numAffectedRows } = await sql`
    insert into stock_count_entries (company_id, count_id, id, product_id, qty, user_id, counted_at)
    select ${trx.companyId}::uuid, ${countId}::uuid, uuidv7(), u.id, 0, ${userId}::uuid, clock_timestamp()
    from (${uncountedProducts(trx, count)}) u`.execute(trx);
  const zeroed = Number(numAffectedRows ?? 0);
  return { zeroed, revision: await raiseRevision(trx, count, zeroed) };
}
