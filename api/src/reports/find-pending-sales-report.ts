import type { findPendingSalesReport as FindPendingSalesReport } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { breakPendingDown, listPendingSales } from './pending.ts';
import { describeDebts, scopeOfDebts } from './pending-report.ts';

/**
 * The credit sales that are not paid yet.
 *
 * @throws ApiError 400 for a range that is none or too long, or a cursor that this list did not write
 */
export async function findPendingSalesReport(
  trx: CompanyTransaction,
  _session: CompanySession,
  query: z.output<typeof FindPendingSalesReport.query>,
) {
  const scope = await scopeOfDebts(trx, query);
  return {
    ...(await describeDebts(trx, scope)),
    ...(query.by === 'sale'
      ? await listPendingSales(trx, scope, query)
      : await breakPendingDown(trx, scope, query.by, query)),
  };
}
