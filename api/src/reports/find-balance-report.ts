import type { findBalanceReport as FindBalanceReport } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { balanceByCurrency, balanceByMethod, balanceByPeriod, readBalance } from './balance.ts';
import { describe, scopeOf } from './scope.ts';

/**
 * What came in and went out within a range.
 *
 * @throws ApiError 400 for a range that is none or too long, or a cursor that this list did not write
 */
export async function findBalanceReport(
  trx: CompanyTransaction,
  session: CompanySession,
  query: z.output<typeof FindBalanceReport.query>,
) {
  const scope = await scopeOf(trx, session, query);
  return {
    ...describe(scope),
    totals: await readBalance(trx, scope, scope.range),
    before: await readBalance(trx, scope, scope.before),
    currencies: await balanceByCurrency(trx, scope),
    ...(query.by === 'period'
      ? await balanceByPeriod(trx, scope, query)
      : await balanceByMethod(trx, scope, query)),
  };
}
