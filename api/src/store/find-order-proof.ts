import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { toDataUrl } from '../pictures/read-picture.ts';

/** The picture by which a buyer shows a payment. @throws ApiError 404 for no such order, and for one without a picture */
export async function findOrderProof(trx: CompanyTransaction, orderId: string): Promise<{ image: string }> {
  const picture = orNotFound(
    await trx
      .selectFrom('store_order_proofs')
      .select(['type', 'bytes'])
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
  );
  return { image: toDataUrl(picture) };
}
