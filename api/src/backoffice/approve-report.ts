import type { approveReport as approveCall, ReviewedReport } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Session } from '../access/admit.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findReviewedReport } from './reviewed-report.ts';

type Decision = z.output<typeof approveCall.body>;

/**
 * Approves a reported payment, which adds it to the balance; `invert` refuses one, and takes it back from the balance where
 * it was approved. Each says how it ends and not what to change: the same again, or two at once, is one, and what was
 * refused may be approved after all. A payment that is approved keeps the rate that it was approved at.
 *
 * @throws ApiError 404 for no such report; 400 with `required` on `rate` where the sources said none for its day, with
 * `too-large` where less than a cent would be left, or `already-used` on `reference` where another report of the company
 * has come in its place; 409 ERROR_CONFLICT where somebody else has decided otherwise since it was looked at
 */
export async function approveReport(
  backoffice: Database,
  session: Session,
  { invoice_report_id: id, invert, rate, reason, seen }: Decision,
): Promise<ReviewedReport> {
  const before = await findReviewedReport(backoffice, id);
  const dayRate = rate ?? before.official_rate;
  const { rows } = await orAlreadyUsed({ invoice_reports_reference: 'reference' }, () =>
    sql<{ outcome: string | null }>`
      select decide_invoice_report(${id}, ${session.userId}, ${!invert}, ${dayRate}::numeric, ${reason},
        ${seen ?? null}::text) as outcome`.execute(backoffice),
  );
  const outcome = rows[0]?.outcome;
  if (outcome === 'changed') throw new ApiError('ERROR_CONFLICT');
  if (outcome === 'no-rate') throw new ApiError('ERROR_VALIDATION', { fields: { rate: 'required' } });
  if (outcome === 'too-small') throw new ApiError('ERROR_VALIDATION', { fields: { rate: 'too-large' } });
  return findReviewedReport(backoffice, id);
}
