import { type tellPayment as call, PROOF_BOUNDS, type PublicOrder } from '@cuadra/shared/contract';
import { isOpenOrder, ORDER_STATUSES } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { type PictureBytes, readPicture, refused } from '../pictures/read-picture.ts';
import { redraw } from '../pictures/redraw.ts';
import { readPublicMethods } from './find-public-store.ts';
import { selectOrders, toPublicOrder } from './order-row.ts';

/** Bytes that the proofs of a company take at most: more than five hundred of the largest. */
const PROOFS_MAX_BYTES = 100_000_000;

/**
 * The picture that came with it, held against what it says it is and drawn anew.
 *
 * @throws ApiError 400 on `proof` with `not-a-picture` or `too-large`
 */
export async function readProof({ proof }: z.output<typeof call.body>): Promise<PictureBytes | undefined> {
  if (proof === undefined) return undefined;
  const drawn = await redraw(readPicture('proof', proof, PROOF_BOUNDS).bytes, PROOF_BOUNDS.side);
  if (!drawn) throw refused('proof', 'not-a-picture');
  if (drawn.bytes.length > PROOF_BOUNDS.bytes) throw refused('proof', 'too-large');
  return drawn;
}

/**
 * Writes what a buyer tells of paying. It may be told again, until the shop has found the money.
 *
 * @param proof as it is kept: drawn anew, without what the phone wrote into it
 * @throws ApiError 404; 400 with `unknown` on `payment_method_id`, `quota` on `proof`; 409 ERROR_CONFLICT with `not-open` on `status`
 * for an order that is over, `checked` on `payment` for one whose payment was found
 */
export async function tellPayment(
  trx: CompanyTransaction,
  token: string,
  body: z.output<typeof call.body>,
  proof: PictureBytes | undefined,
): Promise<PublicOrder> {
  const order = orNotFound(await selectOrders(trx).where('token', '=', token).forUpdate().executeTakeFirst());
  if (!isOpenOrder(oneOf(ORDER_STATUSES, order.status))) {
    throw new ApiError('ERROR_CONFLICT', { fields: { status: 'not-open' } });
  }
  if (order.payment_state === 'checked')
    throw new ApiError('ERROR_CONFLICT', { fields: { payment: 'checked' } });
  const method = (await readPublicMethods(trx)).find(({ id }) => id === body.payment_method_id);
  if (!method) throw new ApiError('ERROR_VALIDATION', { fields: { payment_method_id: 'unknown' } });
  if (proof) await keepProof(trx, order.id, proof);
  const isTold = body.reference !== '' || proof !== undefined || order.has_proof;
  await trx
    .updateTable('store_orders')
    .set({
      payment_method_id: method.id,
      payment_name: method.name,
      payment_kind: method.kind,
      payment_currency: method.currency,
      payment_reference: body.reference,
      payment_tendered: method.kind === 'cash' ? body.tendered : null,
      payment_state: isTold ? 'told' : 'chosen',
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .execute();
  return toPublicOrder(trx, await selectOrders(trx).where('id', '=', order.id).executeTakeFirstOrThrow());
}

/** Those that come side by side may go over the quota by theirs; it is there so that nobody fills the disk. */
async function keepProof(trx: CompanyTransaction, orderId: string, picture: PictureBytes): Promise<void> {
  const { taken } = await trx
    .selectFrom('store_order_proofs')
    .select(sql<string>`coalesce(sum(octet_length(bytes)), 0)`.as('taken'))
    .where('order_id', '<>', orderId)
    .executeTakeFirstOrThrow();
  if (Number(taken) + picture.bytes.length > PROOFS_MAX_BYTES) throw refused('proof', 'quota');
  await trx
    .insertInto('store_order_proofs')
    .values({ company_id: trx.companyId, order_id: orderId, ...picture })
    .onConflict((conflict) => conflict.columns(['company_id', 'order_id']).doUpdateSet(picture))
    .execute();
}
