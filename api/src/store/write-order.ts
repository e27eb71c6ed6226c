import type { Coupon, OrderDraft, PublicMethod } from '@cuadra/shared/contract';
import { type InBoth, lineTotal, takenOff } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { newToken } from '../access/token.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import type { OpenStore } from './open-store.ts';
import type { Orderer } from './order-limits.ts';
import type { Delivery, PricedLine } from './price-order.ts';
import { recordReservations } from './reservations.ts';

/** An order that was checked and priced, its stock held back. */
export interface OrderToWrite {
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

/** Writes an order with its lines. The number is taken last, after the stock: on it all orders of a company meet. */
export async function writeOrder(trx: CompanyTransaction, order: OrderToWrite): Promise<void> {
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
      is_delivery_in_total, coupon_id, coupon, coupon_kind, coupon_value, coupon_currency, discount, discount_alternative,
      opens_at, expires_at, request_hash, phone_key, origin, payment_method_id, payment_name, payment_kind,
      payment_currency, payment_tendered)
    select ${companyId}::uuid, ${id}::uuid, ${newToken()}, last, ${draft.buyer_name}, ${draft.phone}, ${draft.delivery},
      ${draft.address}, ${draft.note}, ${pair.main}, ${pair.alternative}, ${pair.rate}::numeric,
      ${pair.inverse}::numeric, ${store.rate_id}::uuid,
      ${total.main}::numeric, ${total.alternative}::numeric, ${delivery.zone}, ${delivery.cost.main}::numeric,
      ${delivery.cost.alternative}::numeric, ${delivery.line !== undefined}, ${coupon?.id ?? null}::uuid,
      ${coupon?.code ?? ''}, ${coupon?.kind ?? null}, ${coupon?.value ?? null}::numeric, ${coupon?.currency ?? null},
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
