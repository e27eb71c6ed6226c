import type { CallOutput, CompanyState, findOverview as FindOverview } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { IN_STATE, selectCompanies, toListedCompany } from './company-row.ts';
import { selectReviewedReports, toReviewedReport } from './reviewed-report.ts';

/** How soon a company ends that the overview names. */
export const SOON = '7 days';
/** How many lines each of its lists has; the rest is in the list of companies, or comes up when these are done. */
const LINES = 50;

/** What there is to do in the back office. */
export async function findOverview(backoffice: Database): Promise<CallOutput<typeof FindOverview>> {
  const count = (state: CompanyState) => sql<number>`(count(*) filter (where ${IN_STATE[state]}))::integer`;
  const companies = await backoffice
    .selectFrom('subscriptions as s')
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(count('trial').as('trial'))
    .select(count('paying').as('paying'))
    .select(count('expired').as('expired'))
    .select(count('suspended').as('suspended'))
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
    .where(
      sql<boolean>`s.suspended_at is null and s.expires_at > now() and s.expires_at <= now() + ${SOON}::interval`,
    )
    .orderBy('s.expires_at')
    .orderBy('c.id')
    .limit(LINES)
    .execute();
  const plans = await backoffice
    .selectFrom('plans as p')
    .select(['p.id', 'p.name'])
    .where(sql<boolean>`(p.is_offered or exists (select from subscriptions s where s.plan = p.id))`)
    .orderBy('p.position')
    .execute();
  return {
    companies,
    plans,
    waiting,
    reports: reports.map(toReviewedReport),
    expiring: expiring.map(toListedCompany),
  };
}
