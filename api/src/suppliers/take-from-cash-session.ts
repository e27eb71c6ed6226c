import { isGranted, newId } from '@cuadra/shared/domain';
import { type ActingUser, actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import { holdOpenCashSession, writeCashMovement } from '../cash-sessions/write-cash-movement.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { hashRequest } from '../database/request-hash.ts';
import type { CheckedPayment } from '../debts/check-payment.ts';
import { ApiError } from '../errors/api-error.ts';

/** The open cash session that a supplier is paid out of, held, and whose it is. */
export interface PayersSession {
  cashSessionId: string;
  user: ActingUser;
}

/**
 * Holds the open cash session of who pays. Taken before whatever else a request locks, as a sale does.
 *
 * @throws ApiError 403 with `not-allowed` on `from_cash_session` for who may not work at Caja; 409 ERROR_CONFLICT with `not-open` on
 * `cash_session`
 */
export async function holdPayersSession(
  trx: CompanyTransaction,
  session: CompanySession,
): Promise<PayersSession> {
  if (!isGranted(session.grants, ['sales', 'create'])) {
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { from_cash_session: 'not-allowed' } });
  }
  const user = await actingUser(trx, session);
  return { user, cashSessionId: await holdOpenCashSession(trx, user.id) };
}

/**
 * Takes the cash of a payment to a supplier out of the cash session: one withdrawal for each tender in cash, in the
 * transaction of the payment, by whose id a try after a lost answer is known.
 *
 * @param reason what the cash session says of it
 * @throws ApiError 400 with `no-cash` on `from_cash_session` where nothing of it is paid in cash
 */
export async function takeFromCashSession(
  trx: CompanyTransaction,
  { cashSessionId, user }: PayersSession,
  { paymentId, reason, checked }: { paymentId: string; reason: string; checked: CheckedPayment },
): Promise<void> {
  const cash = await cashMethods(trx, checked);
  const taken = checked.tenders.filter(({ payment_method_id }) => cash.has(payment_method_id));
  if (taken.length === 0)
    throw new ApiError('ERROR_VALIDATION', { fields: { from_cash_session: 'no-cash' } });
  for (const [position, { payment_method_id, name, currency, amount }] of taken.entries()) {
    await writeCashMovement(trx, {
      ...{ id: newId(), cashSessionId, user, kind: 'pay_out', amount, reason },
      ...{ method: { id: payment_method_id, name, currency }, pair: checked.pair },
      requestHash: hashRequest(['supplier payment', paymentId, position]),
    });
  }
}

async function cashMethods(trx: CompanyTransaction, { tenders }: CheckedPayment): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('payment_methods')
    .select('id')
    .where('company_id', '=', trx.companyId)
    .where('is_cash', '=', true)
    .where('id', 'in', [...new Set(tenders.map((tender) => tender.payment_method_id))])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What a cash session says of money that left it for a supplier: `reason` takes 200 characters. */
export function withdrawalReason(what: string, supplier: string, more: string): string {
  return `${what} a ${supplier}${more === '' ? '' : `: ${more}`}`.slice(0, 200);
}
