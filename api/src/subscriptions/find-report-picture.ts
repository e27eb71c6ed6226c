import type { Database } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { toDataUrl } from '../pictures/read-picture.ts';

/**
 * The picture of a reported payment: of the transaction's company, or of any where the back office asks.
 *
 * @throws ApiError 404 for no such report, and for one without a picture
 */
export async function findReportPicture(db: Database, reportId: string): Promise<{ image: string }> {
  const picture = orNotFound(
    await db
      .selectFrom('invoice_report_pictures')
      .select(['type', 'content as bytes'])
      .where('report_id', '=', reportId)
      .executeTakeFirst(),
  );
  return { image: toDataUrl(picture) };
}
