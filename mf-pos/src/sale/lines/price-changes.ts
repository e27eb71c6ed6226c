import {
  type CurrencyPair,
  currencySymbol,
  exact,
  formatMoney,
  formatNumber,
  isOfPair,
  type LinePrice,
} from '@cuadra/shared/domain';
import { hasPrice, refreshLines, type SaleProduct, unitPrice } from './cart.ts';
import type { CartLine } from './line.ts';

/** A line whose product has another price now than when it was added. */
export interface PriceChange {
  product_id: string;
  name: string;
  /** «$ 1,15» */
  before: string;
  now: string;
  product: SaleProduct;
}

/** The lines that stand in a sale at a price that is none any more, unless the cashier has decided to keep it. */
export function priceChanges(
  lines: readonly CartLine[],
  products: readonly SaleProduct[],
  pair: Pick<CurrencyPair, 'main' | 'alternative'>,
): PriceChange[] {
  const now = new Map(products.map((product) => [product.id, product]));
  // Several bags of one product are told once.
  const told = new Set<string>();
  return lines.flatMap((line) => {
    const product = now.get(line.product_id);
    if (!product) return [];
    const price = unitPrice(product);
    // What cannot be sold at all any more is told by the API, with a reason.
    if (!hasPrice(price) || !isOfPair(price.currency, pair)) return [];
    if (isSame(price, line) || line.kept_over === priceKey(product)) return [];
    if (told.has(line.product_id)) return [];
    told.add(line.product_id);
    const [before, current] = tellApart(line, price);
    return { product_id: line.product_id, name: line.name, before, now: current, product };
  });
}

function isSame(a: LinePrice, b: LinePrice): boolean {
  if (a.currency !== b.currency) return false;
  return a.unit_price === b.unit_price || exact(a.unit_price).eq(b.unit_price);
}

/** Prices are told in cents, and with more decimals where they differ by less. */
function tellApart(before: LinePrice, now: LinePrice): [string, string] {
  const inCents = ({ unit_price, currency }: LinePrice) => formatMoney(unit_price, currency);
  const exactly = ({ unit_price, currency }: LinePrice) =>
    `${currencySymbol(currency).symbol} ${formatNumber(unit_price, FINE)}`;
  const tell = inCents(before) === inCents(now) ? exactly : inCents;
  return [tell(before), tell(now)];
}

/** Decimals of a price that differs by less than a cent. */
const FINE = 4;

/** Takes the prices of now. */
export function takePrices(lines: readonly CartLine[], changed: readonly PriceChange[]): CartLine[] {
  return refreshLines(
    lines,
    changed.map(({ product }) => product),
  );
}

/** Keeps the prices that the customer was told, until they change once more. */
export function keepPrices(lines: readonly CartLine[], changed: readonly PriceChange[]): CartLine[] {
  return lines.map((line) => {
    const one = changed.find(({ product_id }) => product_id === line.product_id);
    return one ? { ...line, kept_over: priceKey(one.product) } : line;
  });
}

function priceKey(product: SaleProduct): string {
  const { unit_price, currency } = unitPrice(product);
  return `${unit_price} ${currency}`;
}
