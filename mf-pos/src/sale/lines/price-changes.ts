import { type CurrencyPair, exact, formatMoney, isOfPair, type LinePrice } from '@cuadra/shared/domain';
import { atPriceOfNow, hasPrice, refreshLines, type SaleProduct } from './cart.ts';
import { type CartLine, isOfLine, nameOf, priceOf } from './line.ts';
import { settleLine } from './presented.ts';

/** A line whose product has another price now than when it was added. */
export interface PriceChange {
  product_id: string;
  /** Of its presentation; undefined of units. */
  presentation_id: string | undefined;
  name: string;
  /** «$ 1,15» */
  before: string;
  now: string;
  product: SaleProduct;
  /** The new price, as a line remembers that another one is kept over it. */
  key: string;
}

/** The lines that stand in a sale at a price that is none any more, unless the cashier has decided to keep it. */
export function priceChanges(
  lines: readonly CartLine[],
  products: readonly SaleProduct[],
  pair: Pick<CurrencyPair, 'main' | 'alternative'>,
  isWholesaleClient = false,
): PriceChange[] {
  const now = new Map(products.map((product) => [product.id, product]));
  // Several bags of one product are told once.
  const told = new Set<string>();
  return lines.flatMap((line) => {
    const product = line.is_agreed ? undefined : now.get(line.product_id);
    const current = product && atPriceOfNow(line, product);
    if (!current) return [];
    const price = pieceOf(settleLine(current, lines, isWholesaleClient));
    // What cannot be sold at all any more is told by the API, with a reason.
    if (!hasPrice(price) || !isOfPair(price.currency, pair)) return [];
    const before = pieceOf(line);
    if (isSame(price, before) || line.kept_over === priceKey(price)) return [];
    const presentation_id = line.presentation?.id;
    const of = `${line.product_id} ${presentation_id}`;
    if (told.has(of)) return [];
    told.add(of);
    const [earlier, later] = tellApart(before, price);
    const name = nameOf(line);
    return {
      ...{ product_id: line.product_id, presentation_id, name, before: earlier, now: later, product },
      key: priceKey(price),
    };
  });
}

/** What one of what a line counts costs. */
function pieceOf(line: CartLine): LinePrice {
  return { unit_price: priceOf(line), currency: line.currency };
}

function isSame(a: LinePrice, b: LinePrice): boolean {
  if (a.currency !== b.currency) return false;
  return a.unit_price === b.unit_price || exact(a.unit_price).eq(b.unit_price);
}

/** Prices are told in cents, and with more decimals where they differ by less. */
function tellApart(before: LinePrice, now: LinePrice): [string, string] {
  const inCents = ({ unit_price, currency }: LinePrice) => formatMoney(unit_price, currency);
  const exactly = ({ unit_price, currency }: LinePrice) => formatMoney(unit_price, currency, FINE);
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
    const one = changed.find((change) => isOfLine(change, line));
    return one ? { ...line, kept_over: one.key } : line;
  });
}

function priceKey({ unit_price, currency }: LinePrice): string {
  return `${unit_price} ${currency}`;
}
