import type { createPaymentMethod as createCall, PaymentMethod } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import {
  checkCurrency,
  findMethod,
  METHOD_COLUMNS,
  toMethod,
  UNIQUE_FIELDS,
  withKind,
} from './payment-method-row.ts';

type NewMethod = z.output<typeof createCall.body>;

/**
 * Writes a payment method. Two that come side by side with one id break `payment_methods_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `already-used` on the name (spec §5), `not-a-company-currency`, or `not-cash` for a kind of
 * something else; 409 for an id used with other values
 */
export async function createPaymentMethod(
  trx: CompanyTransaction,
  companyId: string,
  { id, ...draft }: NewMethod,
): Promise<PaymentMethod> {
  const method = withKind(draft);
  const request_hash = hashRequest(method);
  if (id && isRepeated(await findRequest(trx, 'payment_methods', id), request_hash))
    return findMethod(trx, id);
  await checkCurrency(trx, method.currency);
  const row = await orAlreadyUsed(UNIQUE_FIELDS, () =>
    trx
      .insertInto('payment_methods')
      .values({ ...method, company_id: companyId, id: id ?? newId(), request_hash })
      .returning(METHOD_COLUMNS)
      .executeTakeFirstOrThrow(),
  );
  return toMethod(row);
}
