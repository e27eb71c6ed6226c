import type { PaymentMethod } from '@cuadra/shared/contract';
import { PAYMENT_METHOD_KINDS } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { readCurrenciesUsed } from './currencies-used.ts';

/** What a payment method is made of. */
export const METHOD_COLUMNS = [
  'id',
  'name',
  'description',
  'currency',
  'is_cash',
  'kind',
  'needs_reference',
  'bank',
  'is_hidden',
  'version',
] as const;

export const UNIQUE_FIELDS = { payment_methods_name: 'name' };

/** @throws ApiError 404 */
export async function findMethod(
  trx: CompanyTransaction,
  id: string,
  lock?: 'update',
): Promise<PaymentMethod> {
  const row = orNotFound(
    await trx
      .selectFrom('payment_methods')
      .select(METHOD_COLUMNS)
      .where('id', '=', id)
      .$if(lock === 'update', (select) => select.forUpdate())
      .executeTakeFirst(),
  );
  return toMethod(row);
}

/** Cash is cash by either field, as spec §7 knows only `is_cash`; a card is not. */
export function withKind<M extends Pick<PaymentMethod, 'is_cash' | 'kind'>>(method: M): M {
  if (!method.is_cash && method.kind !== 'cash') return method;
  if (method.kind !== 'cash' && method.kind !== 'other') {
    throw new ApiError('ERROR_VALIDATION', { fields: { kind: 'not-cash' } });
  }
  return { ...method, is_cash: true, kind: 'cash' };
}

export async function checkCurrency(trx: CompanyTransaction, currency: string): Promise<void> {
  const used = await readCurrenciesUsed(trx);
  if (currency !== used.main && currency !== used.alternative) {
    throw new ApiError('ERROR_VALIDATION', { fields: { currency: 'not-a-company-currency' } });
  }
}

/** A row of `payment_methods` as the contract shows it. */
export function toMethod(row: Omit<PaymentMethod, 'kind'> & { kind: string }): PaymentMethod {
  return { ...row, kind: PAYMENT_METHOD_KINDS.find((kind) => kind === row.kind) ?? 'other' };
}
