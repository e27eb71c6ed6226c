import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findMethod } from './payment-method-row.ts';
import { isUsed, outdateMethods } from './payment-method-use.ts';

/** @throws ApiError 404; 409 ERROR_PAYMENT_METHOD_IN_USE (spec §8) */
export async function deletePaymentMethod(trx: CompanyTransaction, id: string): Promise<void> {
  await findMethod(trx, id, 'update');
  await outdateMethods(trx);
  if (await isUsed(trx, id)) throw new ApiError('ERROR_PAYMENT_METHOD_IN_USE');
  await trx.deleteFrom('payment_methods').where('id', '=', id).execute();
}
