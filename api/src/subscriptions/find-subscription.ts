import type { Subscription } from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { selectReports, toReport } from './invoice-report.ts';
import { catchUp, selectSubscriptions, toSubscription } from './subscription-row.ts';

/** How many reported payments the subscription shows; the history has what became of all of them. */
const REPORTS_SHOWN = 20;

/**
 * The subscription of the transaction's company, after what was used up since somebody last looked has been charged.
 *
 * @param grants those of who asks: payments are shown with `view_payments` alone
 */
export async function findSubscription(trx: CompanyTransaction, grants: Grants): Promise<Subscription> {
  await catchUp(trx);
  const row = await selectSubscriptions(trx).executeTakeFirst();
  if (!row) throw new ApiError('ERROR_WITHOUT_COMPANY');
  const reports = isGranted(grants, ['subscription', 'view_payments'])
    ? await selectReports(trx).orderBy('r.id', 'desc').limit(REPORTS_SHOWN).execute()
    : [];
  return { ...toSubscription(row), reports: reports.map(toReport) };
}
