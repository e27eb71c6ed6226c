import type { CallOutput, findOverview as FindOverview } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { COMPANY_STATES, selectCompanies, toListedCompany } from './company-row.ts';
import { selectReviewedReports, toReviewedReport } from './reviewed-report.ts';

/** How soon a company ends that the overview names. */
const SOON = '7 days';
/** How many lines each of its lists has; the rest is in the list of companies, or comes up when these are done. */
const LINES = 50;

/** What there is to do in the back office. */
export async function findOverview(backoffice: Database): Promise<CallOutput<typeof FindOverview>> {
  const count = (which: (typeof COMPANY_STATES)[keyof typeof COMPANY_STATES]) =>
    sql<number>`(count(*) filter (where ${which}))::integer`;
  const companies = await backoffice
    .selectFrom('subscriptions as s')
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(count(COMPANY_STATES.trial).as('trial'))
    .select(count(COMPANY_STATES.paying).as('paying'))
    .select(count(COMPANY_STATES.expired).as('expired'))
    .executeTakeFirstOrThrow();
  const { waiting } = await backoffice
    .selectFrom('invoice_reports')
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const reports = await selectReviewedReports(backoffice)
    .where('r.status', '=', 'waiting')
    .orderBy('r.id')
    .limit(LINES)
    .execute();
  const expiring = await selectCompanies(backoffice)
    .where(sql<boolean>`s.expires_at > now() and s.expires_at <= now() + ${SOON}::interval`)
    .orderBy('s.expires_at')
    .orderBy('c.id')
    .limit(LINES)
    .execute();
  return {
    companies,
    waiting,
    reports: reports.map(toReviewedReport),
    expiring: expiring.map(toListedCompany),
  };
}
