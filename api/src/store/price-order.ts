import type { OrderDraft, PublicZone } from '@cuadra/shared/contract';
import { type InBoth, type LinePrice, linePrice, saleTotal, toMoney } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { readPublicZones } from './find-public-store.ts';
import { readChosen, type ShownProduct } from './list-public-products.ts';
import type { OpenStore } from './open-store.ts';

type Wish = Pick<OrderDraft, 'lines' | 'delivery' | 'zone_id'>;

/** A line at the shop's price; a buyer names none. */
export interface PricedLine extends LinePrice {
  product_id: string;
  name: string;
  qty: string;
  /** What a coupon takes off the whole line, in its currency. */
  discount: string;
  is_delivery: boolean;
}

/** What bringing an order costs, and to where. */
export interface Delivery {
  zone: string;
  cost: InBoth;
  /** The line that charges it, where the shop does. */
  line: PricedLine | undefined;
}

const NO_DELIVERY: Delivery = {
  zone: '',
  cost: { main: toMoney(0), alternative: toMoney(0) },
  line: undefined,
};

/**
 * Where an order is delivered to and for how much. Without zones that is agreed on with the shop.
 *
 * @throws ApiError 400 with `not-offered` on `delivery`; `required` or `unknown` on `zone_id`
 */
export async function priceDelivery(
  trx: CompanyTransaction,
  store: OpenStore,
  { delivery, zone_id }: Wish,
): Promise<Delivery> {
  if (!(delivery === 'pickup' ? store.has_pickup : store.has_delivery))
    throw refused('delivery', 'not-offered');
  if (delivery === 'pickup') return NO_DELIVERY;
  const zones = await readPublicZones(trx, store);
  if (zones.length === 0 && zone_id === null) return NO_DELIVERY;
  if (zone_id === null) throw refused('zone_id', 'required');
  const zone = zones.find(({ id }) => id === zone_id);
  if (!zone) throw refused('zone_id', 'unknown');
  return {
    zone: zone.name,
    cost: { main: zone.cost, alternative: zone.cost_alternative },
    line: chargedLine(store, zone),
  };
}

function chargedLine({ delivery_product_id, pair }: OpenStore, zone: PublicZone): PricedLine | undefined {
  if (delivery_product_id === null || Number(zone.cost) === 0) return undefined;
  return {
    product_id: delivery_product_id,
    name: `Delivery: ${zone.name}`,
    qty: '1',
    // In the currency of the total, so that the sale at the cash register keeps it to the cent.
    unit_price: zone.cost,
    currency: pair.main,
    discount: '0',
    is_delivery: true,
  };
}

/** The lines of what the store sells, and which of the draft's it does not. */
export async function priceLines(
  trx: CompanyTransaction,
  { lines }: Pick<Wish, 'lines'>,
): Promise<{ priced: PricedLine[]; products: Map<string, ShownProduct>; gone: number[] }> {
  const found = await readChosen(trx, [...new Set(lines.map(({ product_id }) => product_id))]);
  const products = new Map(found.map((row) => [row.id, row]));
  const gone: number[] = [];
  const priced = lines.flatMap(({ product_id, qty }, index) => {
    const product = products.get(product_id);
    if (!product) {
      gone.push(index);
      return [];
    }
    return [
      { product_id, qty, name: product.name, ...linePrice(product), discount: '0', is_delivery: false },
    ];
  });
  return { priced, products, gone };
}

/** What lines come to, in both currencies. */
export function totalOf(lines: readonly PricedLine[], { pair }: OpenStore): InBoth {
  return saleTotal(lines, pair);
}

function refused(field: string, reason: string): ApiError {
  return new ApiError('ERROR_VALIDATION', { fields: { [field]: reason } });
}
