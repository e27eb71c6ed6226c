import type { InvoiceReport, reportInvoice as reportCall } from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { selectReports, toReport } from './invoice-report.ts';
import { keepReportPicture } from './keep-report-picture.ts';

type Draft = z.output<typeof reportCall.body>;

/** A payment of longer ago is a thing to talk about, not to fill in. */
const OLDEST_DAYS = 90;

/**
 * Writes down that a payment was made; nothing of it counts before the back office approves it. Two that come side by side
 * with one id break `invoice_reports_request`: see `withCompanyOnce`.
 *
 * @throws ApiError 400 with `required` or `already-used` on `reference`, `in-the-future` or `too-old` on `date`,
 * `unknown-currency` on `currency`, `not-a-picture`, `too-large` or `quota` on `picture`; 409 ERROR_CONFLICT for an id used with another body
 */
export async function reportInvoice(
  trx: CompanyTransaction,
  session: CompanySession,
  draft: Draft,
): Promise<InvoiceReport> {
  const { id: request_id, date, picture, ...payment } = draft;
  const request_hash = hashRequest(draft);
  if (request_id && isRepeated(await findRequest(trx, 'invoice_reports', request_id), request_hash)) {
    return toReport(
      await selectReports(trx).where('r.request_id', '=', request_id).executeTakeFirstOrThrow(),
    );
  }
  await check(trx, draft);
  const user = await actingUser(trx, session);
  const { id } = await trx
    .insertInto('invoice_reports')
    .values({
      company_id: session.companyId,
      request_id: request_id ?? null,
      ...payment,
      paid_on: date,
      user_id: user.id,
      user_name: user.name,
      request_hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (picture !== undefined) await keepReportPicture(trx, id, picture);
  return toReport(await selectReports(trx).where('r.id', '=', id).executeTakeFirstOrThrow());
}

async function check(trx: CompanyTransaction, { method, reference, currency, date }: Draft): Promise<void> {
  const fields: Record<string, string> = {};
  const today = companyDay(currentTime());
  if (method !== 'cash' && reference === '') fields.reference = 'required';
  if (date > today) fields.date = 'in-the-future';
  if (date < addDays(today, -OLDEST_DAYS)) fields.date = 'too-old';
  const known = await trx
    .selectFrom('currencies')
    .select('iso_code')
    .where('iso_code', '=', currency)
    .executeTakeFirst();
  if (!known) fields.currency = 'unknown-currency';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}
