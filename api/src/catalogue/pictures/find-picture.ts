import type { PictureSize } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { toDataUrl } from '../../pictures/read-picture.ts';

/**
 * A picture as a data URL, in one of its sizes.
 *
 * @throws ApiError 404, for one that was replaced and for another company's, too
 */
export async function findPicture(
  trx: CompanyTransaction,
  companyId: string,
  hash: string,
  size: PictureSize,
): Promise<{ image: string }> {
  const picture = orNotFound(
    await trx
      .selectFrom('product_pictures')
      .select(['type', `${size} as bytes`])
      .where('company_id', '=', companyId)
      .where('hash', '=', hash)
      .executeTakeFirst(),
  );
  return { image: toDataUrl(picture) };
}
