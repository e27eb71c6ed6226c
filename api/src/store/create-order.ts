import type { Coupon, OrderDraft, PublicMethod, PublicOrder } from '@cuadra/shared/contract';
import { type InBoth, lineTotal, newId, opensAt, shownStock, takenOff } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { newToken } from '../access/token.ts';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { isTooMuch } from '../money/is-too-much.ts';
import { lockCoupon, useCoupon } from './coupons/apply-coupon.ts';
import { readPublicMethods } from './find-public-store.ts';
import { type OpenStore, readOpenStore } from './open-store.ts';
import { checkOrderer, checkQuantities, type Orderer, ordererOf } from './order-limits.ts';
import { selectOrders, toPublicOrder } from './order-row.ts';
import { type Delivery, type PricedLine, priceDelivery, priceLines, totalOf } from './price-order.ts';
import { isUnderMinimum } from './quote-order.ts';
import { type Goods, holdBack, recordReservations } from './reservations.ts';

/**
 * Orders, once however often the same id is sent: at the prices and the rate of this moment, with the stock held back.
 * Two that come side by side with one id break `store_orders_pkey`: see `withCompanyOnce`.
 *
 * @param address that the request comes from
 * @throws ApiError 400 with `lines.N.product_id: unknown` for what the store does not sell, `lines: under-minimum`,
 * `payment_method_id: unknown`, on `coupon` why it cannot be used; 409 ERROR_CONFLICT with `hours: closed` while the shop takes no orders, with `total: changed` and both
 * totals in `details` where they are not what the buyer read, and for an id used with another body; 409 ERROR_STOCK; what readOpenStore,
 * priceDelivery, checkQuantities and checkOrderer throw
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
  const order = {
    companyId,
    id,
    draft,
    orderer,
    store,
    lines,
    coupon,
    total,
    delivery,
    method,
    opens,
    requestHash,
  };
  await writeOrder(trx, order);
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
  const { problem, coupon, ...applied } = await useCoupon(trx, store, { code, goods, phoneKey }, now);
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

interface OrderToWrite {
  companyId: string;
  id: string;
  draft: OrderDraft;
  orderer: Orderer;
  store: OpenStore;
  lines: PricedLine[];
  coupon: Coupon | undefined;
  total: InBoth;
  delivery: Delivery;
  method: PublicMethod | undefined;
  /** When the shop opens; undefined while it is open. */
  opens: Date | null | undefined;
  requestHash: Buffer;
}

/** The number is taken last, after the stock: on it all orders of a company meet. */
async function writeOrder(trx: CompanyTransaction, order: OrderToWrite): Promise<void> {
  const { companyId, id, draft, orderer, store, lines, coupon, total, delivery, method } = order;
  const { pair } = store;
  const discount = takenOff(lines, pair);
  const opens = order.opens ?? null;
  const tendered = method?.kind === 'cash' ? draft.tendered : null;
  await sql`
    with numbered as (
      insert into counters (company_id, name, last) values (${companyId}, 'store_orders', 1)
      on conflict (company_id, name) do update set last = counters.last + 1 returning last
    )
    insert into store_orders (company_id, id, token, number, buyer_name, phone, delivery, address, note, main,
      alternative, rate, inverse, rate_id, total, total_alternative, zone, delivery_cost, delivery_cost_alternative,
      is_delivery_in_total, coupon_id, coupon, coupon_kind, coupon_value, coupon_currency, discount, discount_alternative, opens_at, expires_at, request_hash, phone_key, origin, payment_method_id, payment_name, payment_kind,
      payment_currency, payment_tendered)
    select ${companyId}::uuid, ${id}::uuid, ${newToken()}, last, ${draft.buyer_name}, ${draft.phone}, ${draft.delivery},
      ${draft.address}, ${draft.note}, ${pair.main}, ${pair.alternative}, ${pair.rate}::numeric,
      ${pair.inverse}::numeric, ${store.rate_id}::uuid,
      ${total.main}::numeric, ${total.alternative}::numeric, ${delivery.zone}, ${delivery.cost.main}::numeric,
      ${delivery.cost.alternative}::numeric, ${delivery.line !== undefined}, ${coupon?.id ?? null}::uuid, ${coupon?.code ?? ''}, ${coupon?.kind ?? null},
      ${coupon?.value ?? null}::numeric, ${coupon?.currency ?? null},
      ${discount.main}::numeric, ${discount.alternative}::numeric, ${opens}::timestamptz,
      -- Nobody accepts it before the shop opens.
      greatest(now(), ${opens}::timestamptz) + make_interval(mins => ${store.pending_minutes}::int), ${order.requestHash},
      ${orderer.phoneKey}, ${orderer.origin}, ${method?.id ?? null}::uuid, ${method?.name ?? ''}, ${method?.kind ?? 'other'},
      ${method?.currency ?? ''}, ${tendered}::numeric
    from numbered`.execute(trx);
  const rows = lines.map((line, position) => {
    const { main, alternative } = lineTotal(line, pair);
    return {
      ...line,
      company_id: companyId,
      order_id: id,
      position,
      total: main,
      total_alternative: alternative,
    };
  });
  await trx.insertInto('store_order_lines').values(rows).execute();
  await recordReservations(trx, companyId, id);
}
