import type {
  createPaymentMethod as createCall,
  PaymentMethod,
  updatePaymentMethod as updateCall,
} from '@cuadra/shared/contract';
import { PAYMENT_METHOD_KINDS } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';

type NewMethod = z.output<typeof createCall.body>;
type ChangedMethod = z.output<typeof updateCall.body>;

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
] as const;
const UNIQUE_FIELDS = { payment_methods_name: 'name' };

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
    return getMethod(trx, id);
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

/**
 * Changes a payment method; of one that a payment was made with, the currency stays.
 *
 * @throws ApiError as `createPaymentMethod`; 404; 409 ERROR_PAYMENT_METHOD_IN_USE with `in-use` on the currency
 */
export async function updatePaymentMethod(
  trx: CompanyTransaction,
  { id, ...draft }: ChangedMethod,
): Promise<PaymentMethod> {
  const method = withKind(draft);
  const before = await getMethod(trx, id, 'update');
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

/** @throws ApiError 404; 409 ERROR_PAYMENT_METHOD_IN_USE (spec §8) */
export async function deletePaymentMethod(trx: CompanyTransaction, id: string): Promise<void> {
  await getMethod(trx, id, 'update');
  await outdateMethods(trx);
  if (await isUsed(trx, id)) throw new ApiError('ERROR_PAYMENT_METHOD_IN_USE');
  await trx.deleteFrom('payment_methods').where('id', '=', id).execute();
}

/**
 * Makes sales that have read the methods read them again before they take their number; those that have taken it are
 * waited for, and found by `isUsed`.
 */
async function outdateMethods(trx: CompanyTransaction): Promise<void> {
  await trx
    .updateTable('counters')
    .set({ methods_version: sql<string>`methods_version + 1` })
    .where('name', '=', 'sales')
    .execute();
}

/** Where money is written down that came in or went out. */
const USES = ['sale_tenders', 'sale_return_tenders', 'client_payment_tenders', 'cash_movements'] as const;

async function isUsed(trx: CompanyTransaction, id: string): Promise<boolean> {
  for (const table of USES) {
    const use = await trx
      .selectFrom(table)
      .select('payment_method_id')
      .where('payment_method_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (use) return true;
  }
  return false;
}

/** @throws ApiError 404 */
async function getMethod(trx: CompanyTransaction, id: string, lock?: 'update'): Promise<PaymentMethod> {
  const row = await trx
    .selectFrom('payment_methods')
    .select(METHOD_COLUMNS)
    .where('id', '=', id)
    .$if(lock === 'update', (select) => select.forUpdate())
    .executeTakeFirst();
  if (!row) throw new ApiError('ERROR_NOT_FOUND');
  return toMethod(row);
}

/** Cash is cash by either field, as spec §7 knows only `is_cash`; a card is not. */
function withKind<M extends Pick<PaymentMethod, 'is_cash' | 'kind'>>(method: M): M {
  if (!method.is_cash && method.kind !== 'cash') return method;
  if (method.kind !== 'cash' && method.kind !== 'other') {
    throw new ApiError('ERROR_VALIDATION', { fields: { kind: 'not-cash' } });
  }
  return { ...method, is_cash: true, kind: 'cash' };
}

async function checkCurrency(trx: CompanyTransaction, currency: string): Promise<void> {
  const used = await trx
    .selectFrom('company_currencies_used')
    .select(['main', 'alternative'])
    .executeTakeFirstOrThrow();
  if (currency !== used.main && currency !== used.alternative) {
    throw new ApiError('ERROR_VALIDATION', { fields: { currency: 'not-a-company-currency' } });
  }
}

/** A row of `payment_methods` as the contract shows it. */
export function toMethod(row: Omit<PaymentMethod, 'kind'> & { kind: string }): PaymentMethod {
  return { ...row, kind: PAYMENT_METHOD_KINDS.find((kind) => kind === row.kind) ?? 'other' };
}
