import type { PaymentMethod, updatePaymentMethod as updateCall } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  checkCurrency,
  findMethod,
  METHOD_COLUMNS,
  toMethod,
  UNIQUE_FIELDS,
  withKind,
} from './payment-method-row.ts';
import { isUsed, outdateMethods } from './payment-method-use.ts';

type ChangedMethod = z.output<typeof updateCall.body>;

/**
 * Changes a payment method; of one that a payment was made with, the currency stays.
 *
 * @throws ApiError as `createPaymentMethod`; 404; 409 ERROR_PAYMENT_METHOD_IN_USE with `in-use` on the currency,
 * ERROR_EDITED
 */
export async function updatePaymentMethod(
  trx: CompanyTransaction,
  { companyId, userId }: CompanySession,
  { id, version, edit_id, ...draft }: ChangedMethod,
): Promise<PaymentMethod> {
  const method = withKind(draft);
  const before = await findMethod(trx, id, 'update');
  const edit = { version, edit_id };
  await beginEdit(trx, { table: 'payment_methods', id, companyId, userId, edit }, async () => before);
  if (method.currency !== before.currency) {
    await outdateMethods(trx);
    if (await isUsed(trx, id)) {
      throw new ApiError('ERROR_PAYMENT_METHOD_IN_USE', { fields: { currency: 'in-use' } });
    }
    await checkCurrency(trx, method.currency);
  }
  const row = await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .updateTable('payment_methods')
      .set(method)
      .where('id', '=', id)
      .returning(METHOD_COLUMNS)
      .executeTakeFirstOrThrow(),
  );
  return toMethod(row);
}
