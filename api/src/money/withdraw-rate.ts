import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';

/** Who takes a rate back. */
export interface RateOwner {
  companyId: string;
  userId: string;
}

/**
 * Takes a rate back from now on: nothing counts by it any more, and what was sold at it keeps it. The rate before it counts
 * again, unless another takes its place.
 *
 * @throws ApiError 404
 */
export async function withdrawRate(
  trx: CompanyTransaction,
  { companyId, userId }: RateOwner,
  id: string,
  replacedBy: string | null = null,
) {
  const gone = orNotFound(
    await trx
      .deleteFrom('exchange_rates')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  );
  await trx
    .insertInto('withdrawn_exchange_rates')
    .values({ ...gone, user_id: userId, replaced_by: replacedBy })
    .execute();
  return gone;
}
