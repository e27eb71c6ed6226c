import type { findSalesReport as FindSalesReport } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { breakSalesDown, readSalesFigures, salesByPeriod } from './sales-figures.ts';
import { describe, scopeOf } from './scope.ts';

/**
 * The sales of a range, and what they are by.
 *
 * @throws ApiError 400 for a range that is none or too long, or a cursor that this list did not write
 */
export async function findSalesReport(
  trx: CompanyTransaction,
  session: CompanySession,
  query: z.output<typeof FindSalesReport.query>,
) {
  const scope = await scopeOf(trx, session, query);
  return {
    ...describe(scope),
    totals: await readSalesFigures(trx, scope, scope.range),
    before: await readSalesFigures(trx, scope, scope.before),
    ...(query.by === 'period'
      ? await salesByPeriod(trx, scope, query)
      : await breakSalesDown(trx, scope, query.by, query)),
  };
}
