import {
  type CallOutput,
  type findReport as FindReport,
  REPORT_METHODS,
  REPORT_STATES,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { Session } from '../access/admit.ts';
import { type Database, withCompany } from '../database/connect.ts';
import { catchUp } from '../subscriptions/subscription-row.ts';
import { findReviewedReport } from './reviewed-report.ts';
import { standingOf } from './standing.ts';

/** Others with the same reference; more of them tell nothing more. */
const SAME = 20;

interface Preview {
  outcome: string;
  credited: string | null;
  balance: string;
  expires_at: Date;
}

type Answer = CallOutput<typeof FindReport>;

/**
 * A reported payment with what deciding on it makes of the subscription. The decision is made and undone in the database, so
 * that it says what the decision itself would.
 *
 * @param wanted.rate in place of the official one
 * @throws ApiError 404 for no such report
 */
export async function findReport(
  { db, backoffice }: { db: Database; backoffice: Database },
  session: Session,
  wanted: { id: string; rate: string | undefined },
): Promise<Answer> {
  const report = await findReviewedReport(backoffice, wanted.id);
  await withCompany(db, report.company.id, catchUp);
  const before = await backoffice
    .selectFrom('subscriptions')
    .select(['balance', 'expires_at'])
    .where('company_id', '=', report.company.id)
    .executeTakeFirstOrThrow();
  const approves = report.status !== 'approved';
  const { rows } = await sql<Preview>`
    select outcome, credited, balance, expires_at from preview_invoice_report(
      ${report.id}, ${session.userId}, ${approves}, ${wanted.rate ?? report.official_rate}::numeric)`.execute(
    backoffice,
  );
  const after = rows[0];
  const problem = PROBLEMS.find((one) => one === after?.outcome) ?? null;
  return {
    report,
    before: standingOf(before),
    after: after && problem === null ? { ...standingOf(after), credited: after.credited ?? '0.00' } : null,
    problem,
    same: report.reference === '' ? [] : await listSame(backoffice, report),
  };
}

const PROBLEMS = ['no-rate', 'too-small', 'already-used'] as const;

async function listSame(
  backoffice: Database,
  { id, reference }: Pick<Answer['report'], 'id' | 'reference'>,
): Promise<Answer['same']> {
  const rows = await backoffice
    .selectFrom('invoice_reports as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select(['r.id', 'r.method', 'r.amount', 'r.currency', 'r.paid_on', 'r.status', 'r.company_id', 'c.name'])
    .where(sql<boolean>`lower(r.reference) = lower(${reference})`)
    .where('r.id', '<>', id)
    .orderBy('r.id', 'desc')
    .limit(SAME)
    .execute();
  return rows.map(({ paid_on, company_id, name, method, status, ...row }) => ({
    ...row,
    date: paid_on,
    method: REPORT_METHODS.find((known) => known === method) ?? 'other',
    status: REPORT_STATES.find((known) => known === status) ?? 'waiting',
    company: { id: company_id, name },
  }));
}
