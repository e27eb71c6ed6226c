import type { findIncomesReport as FindIncomesReport } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { breakIncomesDown, incomesByCurrency, incomesByPeriod, readIncomes } from './money-figures.ts';
import { describe, scopeOf } from './scope.ts';

/**
 * What came in within a range, by what is asked for.
 *
 * @throws ApiError 400 for a range that is none or too long, or a cursor that this list did not write
 */
export async function findIncomesReport(
  trx: CompanyTransaction,
  session: CompanySession,
  query: z.output<typeof FindIncomesReport.query>,
) {
  const scope = await scopeOf(trx, session, query);
  return {
    ...describe(scope),
    totals: await readIncomes(trx, scope, scope.range),
    before: await readIncomes(trx, scope, scope.before),
    currencies: await incomesByCurrency(trx, scope),
    ...(query.by === 'period'
      ? await incomesByPeriod(trx, scope, query)
      : await breakIncomesDown(trx, scope, query.by, query)),
  };
}
