import type { ReviewedReport } from '@cuadra/shared/contract';
import { exact, MONEY_DECIMALS, round, toMoney, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { type ReportRow, selectReports, toReport } from '../subscriptions/invoice-report.ts';

/** A published rate counts until the next one, over a weekend and the holidays beside it; one that is older says nothing. */
const RATE_DAYS = 7;

/**
 * Reported payments of all companies, each with what one needs to know to decide on it. The rate is the official one of the
 * payment's day, from the sources themselves: what a company has typed in as its own rate does not count here.
 */
export function selectReviewedReports(backoffice: Database) {
  return selectReports(backoffice)
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select(['r.company_id', 'c.name as company_name', 'r.decided_by_name'])
    .select(
      sql<string | null>`case r.currency when 'USD' then 1 when 'VES' then (
        select p.rate from provider_rates p
        where p.is_sure and p.effective_day <= r.paid_on and p.effective_day >= r.paid_on - ${RATE_DAYS}::integer
        order by p.effective_at desc, p.id desc limit 1) end`.as('official_rate'),
    )
    .select(
      sql<number>`(
        select count(*)::integer from invoice_reports other
        where lower(other.reference) = lower(r.reference) and other.reference <> '' and other.status <> 'refused'
          and other.id <> r.id)`.as('same_reference'),
    );
}

interface ReviewedRow extends ReportRow {
  company_id: string;
  company_name: string;
  decided_by_name: string | null;
  official_rate: string | null;
  same_reference: number;
}

/** What an amount makes in USD at `1 USD = rate`. */
function inDollars(amount: string, rate: string): string {
  return toMoney(round(exact(amount).div(rate), MONEY_DECIMALS));
}

export function toReviewedReport(row: ReviewedRow): ReviewedReport {
  return {
    ...toReport(row),
    company: { id: row.company_id, name: row.company_name },
    decided_by: row.decided_by_name,
    official_rate: row.official_rate && toRate(row.official_rate),
    usd:
      row.status === 'approved'
        ? row.credited
        : row.official_rate && inDollars(row.amount, row.official_rate),
    same_reference: row.same_reference,
  };
}

/** @throws ApiError 404 for no such report */
export async function findReviewedReport(backoffice: Database, id: string): Promise<ReviewedReport> {
  const row = orNotFound(await selectReviewedReports(backoffice).where('r.id', '=', id).executeTakeFirst());
  return toReviewedReport(row);
}
