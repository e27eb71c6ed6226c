import type { CompanyTransaction } from '../database/connect.ts';
import { checkByHand } from './check-rate.ts';
import { type RateOwner, withdrawRate } from './withdraw-rate.ts';

/** @throws ApiError 404; 409 ERROR_CONFLICT while the automatic rate is on */
export async function deleteExchangeRate(
  trx: CompanyTransaction,
  owner: RateOwner,
  id: string,
): Promise<void> {
  await checkByHand(trx, owner.companyId);
  await withdrawRate(trx, owner, id);
}
