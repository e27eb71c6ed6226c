import type { changePlan as changeCall, Subscription } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { type CodeOwner, checkCode } from '../access/mailed-code.ts';
import { findPassword } from '../access/own-password.ts';
import { verifyPassword } from '../access/password.ts';
import type { AppContext } from '../app/context.ts';
import { type CompanyTransaction, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { endOrdersOfClosedStore } from '../store/expire-orders.ts';
import { findPlan } from './find-plan.ts';
import { findSubscription } from './find-subscription.ts';

type Change = z.output<typeof changeCall.body>;

/**
 * Changes the plan at the price of today, of which a dearer plan takes the difference; orders of an online store that goes
 * with the plan are cancelled, and what they held back is free; what is left of the balance lasts as long as it does at the new price. A wrong
 * password uses up a try of the code as a wrong code does, so that a stolen session is no place to guess it.
 *
 * @throws ApiError 400 with `unknown-plan` on `plan`, `wrong` on `password`, `wrong` or `expired` on `code`
 */
export async function changePlan(
  { db, proofKey }: Pick<AppContext, 'db' | 'proofKey'>,
  session: CompanySession,
  { plan, billing_type, password, code }: Change,
): Promise<Subscription> {
  const known = await withCompany(db, session.companyId, async (trx) => {
    await findPlan(trx, plan);
    await findUser(trx, session);
    return findPassword(trx, proofKey, session.userId);
  });
  // Apart from the transactions: it takes long on purpose.
  const isPasswordRight = await verifyPassword(known, password);
  const outcome = await withCompany(db, session.companyId, async (trx) => {
    const checked = await checkCode(trx, codeOwner(session), code, isPasswordRight);
    if (checked !== 'right' || !isPasswordRight) return wrongConfirmation(checked, isPasswordRight);
    const { rows } = await sql<{ changed: boolean }>`
      select change_plan(${plan}, ${billing_type}) as changed`.execute(trx);
    if (!rows[0]?.changed) throw new ApiError('ERROR_VALIDATION', { fields: { plan: 'unknown-plan' } });
    await endOrdersOfClosedStore(trx, session.companyId);
    return findSubscription(trx, session.grants);
  });
  // Thrown only now: a try that was used up has to stay so.
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** Of a code that is of no use any more nobody learns whether the password was right. */
function wrongConfirmation(code: 'right' | 'wrong' | 'expired', isPasswordRight: boolean): ApiError {
  if (code === 'expired') return new ApiError('ERROR_VALIDATION', { fields: { code } });
  return new ApiError('ERROR_VALIDATION', {
    fields: { ...(code === 'wrong' ? { code } : {}), ...(isPasswordRight ? {} : { password: 'wrong' }) },
  });
}

/** @throws ApiError 403 for who is no user of the company */
export async function findUser(trx: CompanyTransaction, session: CompanySession) {
  const user = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', session.userId)
    .executeTakeFirst();
  if (!user) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  return user;
}

export function codeOwner({ companyId, userId }: CompanySession): CodeOwner {
  return { companyId, userId, purpose: 'change_plan' };
}
