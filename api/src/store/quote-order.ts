import type { CallAnswer, quoteOrder as call } from '@cuadra/shared/contract';
import {
  convert,
  exact,
  linePrice,
  lineTotal,
  opensAt,
  sellableQty,
  shownStock,
  sum,
  takenOff,
  toMoney,
} from '@cuadra/shared/domain';
import type { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { applyCoupon } from './coupons/apply-coupon.ts';
import { type ShownProduct, showProduct } from './list-public-products.ts';
import type { OpenStore } from './open-store.ts';
import { type PricedLine, priceDelivery, priceLines, totalOf } from './price-order.ts';

type Lines = z.output<typeof call.body>['lines'];
type Answer = CallAnswer<typeof call>;

/**
 * What a cart comes to now. It refuses nothing of the goods, and says what could not be ordered; those lines count nothing.
 *
 * @throws what priceDelivery throws
 */
export async function quoteOrder(
  trx: CompanyTransaction,
  store: OpenStore,
  draft: z.output<typeof call.body>,
  now = currentTime(),
): Promise<Answer> {
  const { pair } = store;
  const delivery = await priceDelivery(trx, store, draft);
  const { priced, products } = await priceLines(trx, draft);
  const lines = draft.lines.map((line) => quoteLine(line, { all: draft.lines, products, store }));
  const sold = priced.filter((line) => !isBarred(lines, line));
  const full = totalOf(sold, store);
  const applied =
    draft.coupon === undefined
      ? undefined
      : await applyCoupon(trx, store, { code: draft.coupon, goods: sold }, now);
  const goods = applied?.goods ?? sold;
  const total = totalOf([...goods, ...(delivery.line ? [delivery.line] : [])], store);
  const discount = takenOff(goods, pair);
  const opens = opensAt(store, now);
  return {
    lines,
    main: pair.main,
    alternative: pair.alternative,
    rate: pair.rate,
    delivery_cost: delivery.cost.main,
    delivery_cost_alternative: delivery.cost.alternative,
    is_delivery_in_total: delivery.line !== undefined,
    coupon: applied ? quoteCoupon(draft.coupon ?? '', applied, store) : null,
    discount: discount.main,
    discount_alternative: discount.alternative,
    total: total.main,
    total_alternative: total.alternative,
    is_under_minimum: isUnderMinimum(full.main, store),
    is_open_now: opens === undefined,
    opens_at: opens?.toISOString() ?? null,
  };
}

/** Whether goods, without delivery, come to less than the shop takes an order for. @param total in main */
export function isUnderMinimum(total: string, { min_order }: OpenStore): boolean {
  return min_order !== null && exact(total).lt(min_order);
}

function quoteCoupon(
  code: string,
  { problem, coupon }: Awaited<ReturnType<typeof applyCoupon>>,
  { pair }: OpenStore,
): NonNullable<Answer['coupon']> {
  const least = problem === 'under-minimum' ? (coupon?.min_order ?? null) : null;
  return {
    ...{ code, problem, min_order: least },
    min_order_alternative: least === null ? null : toMoney(convert(least, pair.main, pair.alternative, pair)),
  };
}

function isBarred(lines: Answer['lines'], { product_id }: PricedLine): boolean {
  return lines.some((line) => line.product_id === product_id && line.problem !== null);
}

/** Several lines may ask for one product, so it is their sum that is held against the stock. */
function quoteLine(
  { product_id, qty }: Lines[number],
  { all, products, store }: { all: Lines; products: Map<string, ShownProduct>; store: OpenStore },
): Answer['lines'][number] {
  const row = products.get(product_id);
  const nothing = toMoney(0);
  if (!row) {
    return {
      ...{
        product_id,
        name: '',
        image: null,
        measure: null,
        qty,
        price: nothing,
        price_alternative: nothing,
      },
      ...{ total: nothing, total_alternative: nothing, problem: 'gone' as const, most: null },
    };
  }
  const product = showProduct(row, store);
  const total = lineTotal({ ...linePrice(row), qty, discount: '0' }, store.pair);
  const wanted = sum(all.filter((line) => line.product_id === product_id).map((line) => line.qty));
  return {
    ...{ product_id, name: product.name, image: product.image, measure: product.measure, qty },
    ...{ price: product.price, price_alternative: product.price_alternative },
    ...{ total: total.main, total_alternative: total.alternative },
    ...boundOf(row, wanted.toString(), store),
  };
}

/** Whether so much of a product can be ordered, and how much could, as far as the shop tells it. */
function boundOf(
  { qty, reserved }: ShownProduct,
  wanted: string,
  { max_order_qty, max_shown_qty, allow_negative_stock }: OpenStore,
): Pick<Answer['lines'][number], 'problem' | 'most'> {
  if (exact(wanted).gt(max_order_qty)) return { problem: 'too-many', most: String(max_order_qty) };
  const stock = { qty, reserved, allow_negative_stock };
  const sellable = sellableQty(stock);
  if (sellable === null || exact(sellable).gte(wanted)) return { problem: null, most: null };
  return { problem: 'not-enough', most: shownStock(stock, max_shown_qty).available };
}
