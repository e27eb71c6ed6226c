import type { CashSession } from '@cuadra/shared/contract';
import { isGranted } from '@cuadra/shared/domain';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';

/**
 * A cash session as its user may be told of it. Where the company counts blind, what an open one should hold is told to those
 * alone who see the sessions of everybody (`GET /cash_sessions`): the others are told which methods there are to count, and
 * the rest once they have counted.
 */
export async function toldCashSession(
  trx: CompanyTransaction,
  { grants }: Pick<CompanySession, 'grants'>,
  cashSession: CashSession,
): Promise<CashSession> {
  if (cashSession.status === 'closed' || isGranted(grants, ['reports', 'balance'])) return cashSession;
  const { blind_count } = await trx
    .selectFrom('company_configurations')
    .where('company_id', '=', trx.companyId)
    .select('blind_count')
    .executeTakeFirstOrThrow();
  if (!blind_count) return cashSession;
  const to_count = cashSession.counts.map(({ payment_method_id, name, currency, is_cash }) => ({
    ...{ payment_method_id, name, currency, is_cash },
  }));
  return { ...cashSession, totals: [], counts: [], to_count };
}
