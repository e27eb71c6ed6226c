import type { SaleDraft } from '@cuadra/shared/contract';
import { type Exact, exact, linePrice, round, toMoney, toQuantity } from '@cuadra/shared/domain';
import type { Chance } from './chance.ts';
import type { DemoProduct } from './products.ts';

type Line = SaleDraft['lines'][number];

/** How many lines a sale has, with how often. */
const LINE_COUNTS = [
  [1, 22],
  [2, 26],
  [3, 22],
  [4, 15],
  [5, 10],
  [6, 5],
] as const;
const PIECES = [
  [1, 68],
  [2, 20],
  [3, 7],
  [4, 3],
  [6, 2],
] as const;
/** What costs less than this, in dollars or bolívares, is bought by the handful. */
const SMALL_CHANGE: Readonly<Record<string, number>> = { USD: 0.4, VES: 260 };

/** Finds a product in proportion to its demand. */
export interface Shelf {
  take(chance: Chance): DemoProduct;
}

export function shelfOf(products: readonly DemoProduct[]): Shelf {
  const weights = products.map((product) => [product, product.demand] as const);
  return { take: (chance) => chance.weighted(weights) };
}

/**
 * What one customer takes: mostly few and cheap things, of what there is, sometimes with a little off.
 *
 * @param stock what there is of a product now
 */
export function fillBasket(chance: Chance, shelf: Shelf, stock: (id: string) => string): Line[] {
  const lines = new Map<string, Line>();
  const wanted = chance.weighted(LINE_COUNTS);
  for (let tries = 0; lines.size < wanted && tries < 30; tries++) {
    const product = shelf.take(chance);
    if (lines.has(product.id)) continue;
    const qty = quantityOf(chance, product);
    if (exact(qty).gt(stock(product.id))) continue;
    const price = linePrice(product);
    lines.set(product.id, {
      product_id: product.id,
      qty,
      ...price,
      discount: chance.happens(0.02) ? littleOff(exact(price.unit_price).times(qty)) : '0.00',
    });
  }
  return [...lines.values()];
}

function quantityOf(chance: Chance, product: DemoProduct): string {
  // A scale shows steps of five grams.
  if (product.isWeighed) return toQuantity(exact(chance.whole(40, 320)).times(5).div(1_000));
  const { unit_price, currency } = linePrice(product);
  const isSmall = exact(unit_price).lt(SMALL_CHANGE[currency] ?? 0);
  return String(isSmall ? chance.pick([2, 4, 5, 5, 6, 10]) : chance.weighted(PIECES));
}

/** A tenth, in round steps. */
function littleOff(price: Exact): string {
  return toMoney(round(price.div(10), 1));
}
