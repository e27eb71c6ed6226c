import { PAYMENT_PICTURE, PAYMENT_PICTURES_MAX_BYTES } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { readPicture, refused } from '../pictures/read-picture.ts';

/**
 * Keeps the picture that came with a reported payment, in the transaction that writes the report: both are there, or neither.
 * Reports that come side by side may go over the quota by theirs; it is there so that nobody fills the disk.
 *
 * @param url the data URL that the contract took
 * @throws ApiError 400 on `picture` with `not-a-picture`, `too-large`, or `quota` where the company's have no room left
 */
export async function keepReportPicture(
  trx: CompanyTransaction,
  reportId: string,
  url: string,
  quota: number = PAYMENT_PICTURES_MAX_BYTES,
): Promise<void> {
  const { type, bytes: content } = readPicture('picture', url, PAYMENT_PICTURE);
  const { taken } = await trx
    .selectFrom('invoice_report_pictures')
    .select(sql<string>`coalesce(sum(octet_length(content)), 0)`.as('taken'))
    .executeTakeFirstOrThrow();
  if (Number(taken) + content.length > quota) throw refused('picture', 'quota');
  await trx
    .insertInto('invoice_report_pictures')
    .values({ company_id: trx.companyId, report_id: reportId, type, content })
    .execute();
}
