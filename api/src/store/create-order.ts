import type { OrderDraft, PublicMethod, PublicOrder } from '@cuadra/shared/contract';
import { type InBoth, newId, opensAt, shownStock } from '@cuadra/shared/domain';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { isTooMuch } from '../money/is-too-much.ts';
import { lockCoupon, redeemCoupon } from './coupons/apply-coupon.ts';
import { readPublicMethods } from './find-public-store.ts';
import { type OpenStore, readOpenStore } from './open-store.ts';
import { checkOrderer, checkQuantities, ordererOf } from './order-limits.ts';
import { selectOrders, toPublicOrder } from './order-row.ts';
import { type PricedLine, priceDelivery, priceLines, totalOf } from './price-order.ts';
import { isUnderMinimum } from './quote-order.ts';
import { type Goods, holdBack } from './reservations.ts';
import { type OrderToWrite, writeOrder } from './write-order.ts';

/**
 * Orders, once however often the same id is sent: at the prices and the rate of this moment, with the stock held back.
 * Two that come side by side with one id break `store_orders_pkey`: see `withCompanyOnce`.
 *
 * @param address that the request comes from
 * @throws ApiError 400 with `lines.N.product_id: unknown` for what the store does not sell, `lines: under-minimum`,
 * `payment_method_id: unknown`, on `coupon` why it cannot be used; 409 ERROR_CONFLICT with `hours: closed` while the shop takes no
 * orders, with `total: changed` and both totals in `details` where they are not what the buyer read, and for an id used with another
 * body; 409 ERROR_STOCK; what readOpenStore, priceDelivery, checkQuantities and checkOrderer throw
 */
export async function createOrder(
  trx: CompanyTransaction,
  companyId: string,
  draft: OrderDraft,
  address: string,
  now = currentTime(),
): Promise<PublicOrder> {
  const store = await readOpenStore(trx);
  const requestHash = hashRequest(draft);
  const id = draft.id ?? newId();
  // Before it is looked whether this is the same order again: that one may be under way, and have the last use.
  if (draft.coupon !== undefined) await lockCoupon(trx, draft.coupon);
  if (isRepeated(await findRequest(trx, 'store_orders', draft.id), requestHash)) return readOrder(trx, id);
  const delivery = await priceDelivery(trx, store, draft);
  const opens = opensAt(store, now);
  if (opens !== undefined && !store.takes_orders_closed) throw isClosed(opens);
  const method = await findMethod(trx, draft);
  checkQuantities(draft, store.max_order_qty);
  const orderer = ordererOf(companyId, draft, address);
  await checkOrderer(trx, companyId, orderer);
  const { priced, gone } = await priceLines(trx, draft);
  if (gone.length > 0) {
    const fields = Object.fromEntries(gone.map((index) => [`lines.${index}.product_id`, 'unknown']));
    throw new ApiError('ERROR_VALIDATION', { fields });
  }
  if (isUnderMinimum(totalOf(priced, store).main, store)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { lines: 'under-minimum' } });
  }
  const { coupon, goods } = await withCoupon(trx, store, draft, {
    goods: priced,
    phoneKey: orderer.phoneKey,
    now,
  });
  const lines = delivery.line ? [...goods, delivery.line] : goods;
  const total = totalOf(lines, store);
  checkTotal(draft, total);
  const short = await holdBack(trx, companyId, draft.lines, store.allow_negative_stock);
  if (short.length > 0) throw tooLittle(draft, short, store);
  const made = { lines, coupon, total, delivery, method, opens };
  await writeOrder(trx, { companyId, id, draft, orderer, store, requestHash, ...made });
  return readOrder(trx, id);
}

async function readOrder(trx: CompanyTransaction, id: string): Promise<PublicOrder> {
  return toPublicOrder(trx, await selectOrders(trx).where('id', '=', id).executeTakeFirstOrThrow());
}

/** The goods with what the coupon takes off. @throws ApiError 400 with why it cannot be used on `coupon` */
async function withCoupon(
  trx: CompanyTransaction,
  store: OpenStore,
  { coupon: code }: OrderDraft,
  { goods, phoneKey, now }: { goods: PricedLine[]; phoneKey: string; now: Date },
): Promise<Pick<OrderToWrite, 'coupon'> & { goods: PricedLine[] }> {
  if (code === undefined) return { coupon: undefined, goods };
  const { problem, coupon, ...applied } = await redeemCoupon(trx, store, { code, goods, phoneKey }, now);
  if (problem !== null) throw new ApiError('ERROR_VALIDATION', { fields: { coupon: problem } });
  return { coupon, ...applied };
}

function isClosed(opens: Date | null): ApiError {
  return new ApiError('ERROR_CONFLICT', {
    fields: { hours: 'closed' },
    details: { opens_at: opens?.toISOString() ?? null },
  });
}

async function findMethod(
  trx: CompanyTransaction,
  { payment_method_id }: OrderDraft,
): Promise<PublicMethod | undefined> {
  if (payment_method_id === null) return undefined;
  const method = (await readPublicMethods(trx)).find(({ id }) => id === payment_method_id);
  if (!method) throw new ApiError('ERROR_VALIDATION', { fields: { payment_method_id: 'unknown' } });
  return method;
}

/** What a buyer agreed to is what is ordered. */
function checkTotal({ seen }: OrderDraft, total: InBoth): void {
  if (isTooMuch(total.main) || isTooMuch(total.alternative)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { lines: 'too-large' } });
  }
  if (seen && (seen.total !== total.main || seen.total_alternative !== total.alternative)) {
    throw new ApiError('ERROR_CONFLICT', {
      fields: { total: 'changed' },
      details: { total: total.main, total_alternative: total.alternative },
    });
  }
}

/** Which lines ask for too much; how much there is, as far as the store tells it. */
function tooLittle({ lines }: OrderDraft, short: Goods[], store: OpenStore): ApiError {
  const fields: Record<string, string> = {};
  const available: Record<string, string> = {};
  for (const { product_id, qty } of short) {
    lines.forEach((line, index) => {
      if (line.product_id === product_id) fields[`lines.${index}.qty`] = 'not-enough';
    });
    const shown = shownStock({ qty, reserved: '0', allow_negative_stock: false }, store.max_shown_qty);
    if (shown.available !== null) available[product_id] = shown.available;
  }
  return new ApiError('ERROR_STOCK', { fields, details: { available } });
}
