import type { OrderDraft, PublicOrder } from '@cuadra/shared/contract';
import {
  type LinePrice,
  linePrice,
  lineTotal,
  newId,
  type PricedProduct,
  saleTotal,
  shownStock,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { newToken } from '../access/token.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError } from '../errors/api-error.ts';
import { isTooMuch } from '../money/is-too-much.ts';
import { type OpenStore, readOpenStore } from './open-store.ts';
import { checkOrderer, checkQuantities, type Orderer, ordererOf } from './order-limits.ts';
import { selectOrders, toPublicOrder } from './order-row.ts';
import { type Goods, holdBack, recordReservations } from './reservations.ts';

/**
 * Orders, once however often the same id is sent: at the prices and the rate of this moment, with the stock held back.
 * Two that come side by side with one id break `store_orders_pkey`: see `withCompanyOnce`.
 *
 * @param address that the request comes from
 * @throws ApiError 400 with `lines.N.product_id: unknown` for what the store does not sell, `delivery: not-offered`; 409
 * ERROR_STOCK; 409 ERROR_CONFLICT for an id used with another body; what readOpenStore, checkQuantities and checkOrderer
 * throw
 */
export async function createOrder(
  trx: CompanyTransaction,
  companyId: string,
  draft: OrderDraft,
  address: string,
): Promise<PublicOrder> {
  const store = await readOpenStore(trx);
  const requestHash = hashRequest(draft);
  const id = draft.id ?? newId();
  if (isRepeated(await findRequest(trx, 'store_orders', draft.id), requestHash)) return readOrder(trx, id);
  checkDraft(store, draft);
  checkQuantities(draft, store.max_order_qty);
  const orderer = ordererOf(companyId, draft, address);
  await checkOrderer(trx, companyId, orderer);
  const lines = await priceLines(trx, draft);
  const short = await holdBack(trx, companyId, draft.lines, store.allow_negative_stock);
  if (short.length > 0) throw tooLittle(draft, short, store);
  await writeOrder(trx, { companyId, id, draft, orderer, store, lines, requestHash });
  return readOrder(trx, id);
}

async function readOrder(trx: CompanyTransaction, id: string): Promise<PublicOrder> {
  return toPublicOrder(trx, await selectOrders(trx).where('id', '=', id).executeTakeFirstOrThrow());
}

function checkDraft(store: OpenStore, { delivery }: OrderDraft): void {
  if (!(delivery === 'pickup' ? store.has_pickup : store.has_delivery)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { delivery: 'not-offered' } });
  }
}

interface PricedLine extends Goods, LinePrice {
  name: string;
}

/** The lines at the shop's prices; a buyer names none. */
async function priceLines(trx: CompanyTransaction, { lines }: OrderDraft): Promise<PricedLine[]> {
  const ids = lines.map((line) => line.product_id);
  const { rows } = await sql<PricedProduct & { id: string; name: string }>`
    select id, name, cost, utility, price, is_fixed_price, cost_currency, price_currency
    from products where company_id = ${trx.companyId} and id in (
      select id from search_store_products('{}', null, ${ids}::uuid[], null, null, ${ids.length}))`.execute(
    trx,
  );
  const products = new Map(rows.map((row) => [row.id, row]));
  const fields: Record<string, string> = {};
  const priced = lines.flatMap(({ product_id, qty }, index) => {
    const product = products.get(product_id);
    if (!product) {
      fields[`lines.${index}.product_id`] = 'unknown';
      return [];
    }
    return [{ product_id, qty, name: product.name, ...linePrice(product) }];
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  return priced;
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
  requestHash: Buffer;
}

/** The number is taken last, after the stock: on it all orders of a company meet. */
async function writeOrder(trx: CompanyTransaction, order: OrderToWrite): Promise<void> {
  const { companyId, id, draft, orderer, store, lines, requestHash } = order;
  const { pair } = store;
  const priced = lines.map((line) => ({ ...line, discount: '0' }));
  const total = saleTotal(priced, pair);
  if (isTooMuch(total.main) || isTooMuch(total.alternative)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { lines: 'too-large' } });
  }
  await sql`
    with numbered as (
      insert into counters (company_id, name, last) values (${companyId}, 'store_orders', 1)
      on conflict (company_id, name) do update set last = counters.last + 1 returning last
    )
    insert into store_orders (company_id, id, token, number, buyer_name, phone, delivery, address, note, main,
      alternative, rate, inverse, rate_id, total, total_alternative, expires_at, request_hash, phone_key, origin)
    select ${companyId}::uuid, ${id}::uuid, ${newToken()}, last, ${draft.buyer_name}, ${draft.phone}, ${draft.delivery},
      ${draft.address}, ${draft.note}, ${pair.main}, ${pair.alternative}, ${pair.rate}::numeric,
      ${pair.inverse}::numeric, ${store.rate_id}::uuid,
      ${total.main}::numeric, ${total.alternative}::numeric,
      now() + make_interval(mins => ${store.pending_minutes}::int), ${requestHash},
      ${orderer.phoneKey}, ${orderer.origin}
    from numbered`.execute(trx);
  await trx
    .insertInto('store_order_lines')
    .values(
      priced.map(({ discount, ...line }, position) => {
        const { main, alternative } = lineTotal({ ...line, discount }, pair);
        return {
          ...line,
          company_id: companyId,
          order_id: id,
          position,
          total: main,
          total_alternative: alternative,
        };
      }),
    )
    .execute();
  await recordReservations(trx, companyId, id);
}
