import type { PictureSize } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { toDataUrl } from '../../pictures/read-picture.ts';

/** A picture of the store as a data URL, in one of its sizes. @throws ApiError 404, for another company's too */
export async function findStorePicture(
  trx: CompanyTransaction,
  hash: string,
  size: PictureSize,
): Promise<{ image: string }> {
  const picture = orNotFound(
    await trx
      .selectFrom('store_pictures')
      .select(['type', `${size} as bytes`])
      .where('hash', '=', hash)
      .executeTakeFirst(),
  );
  return { image: toDataUrl(picture) };
}
