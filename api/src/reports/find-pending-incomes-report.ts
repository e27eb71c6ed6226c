import type { findPendingIncomesReport as FindPendingIncomesReport } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { breakPendingDown } from './pending.ts';
import { describeDebts, scopeOfDebts } from './pending-report.ts';

/**
 * What clients owe, by what is asked for.
 *
 * @throws ApiError 400 for a range that is none or too long, or a cursor that this list did not write
 */
export async function findPendingIncomesReport(
  trx: CompanyTransaction,
  _session: CompanySession,
  query: z.output<typeof FindPendingIncomesReport.query>,
) {
  const scope = await scopeOfDebts(trx, query);
  return { ...(await describeDebts(trx, scope)), ...(await breakPendingDown(trx, scope, query.by, query)) };
}
