import {
  type CurrencyPair,
  exact,
  isOfPair,
  type LinePrice,
  linePrice,
  newId,
  type PricedProduct,
  toQuantity,
} from '@cuadra/shared/domain';
import { type Discount, settleDiscount, withDiscount } from './discount.ts';
import { type CartLine, isOfPieces, isWhole, lineKey } from './line.ts';

/** What of a product a line is made from. */
export interface SaleProduct extends PricedProduct {
  id: string;
  name: string;
  /** What may be sold of it. */
  qty: string;
}

/** Why a product cannot be added to a sale. */
export type AddError = 'no-price' | 'other-currency' | 'out-of-stock';

export interface SellingRules {
  pair: Pick<CurrencyPair, 'main' | 'alternative'>;
  /** Whether the company sells more than there is in stock. */
  allowNegativeStock: boolean;
}

const prices = new WeakMap<SaleProduct, LinePrice>();

/** The price of a product, `'0'` for none; worked out once, since a product is another object when it changes. */
export function unitPrice(product: SaleProduct): LinePrice {
  const known = prices.get(product);
  if (known) return known;
  const price = linePrice(product);
  prices.set(product, price);
  return price;
}

/** Tells whether a product may be added: `undefined` when it may. The API has the last word when the sale is charged. */
export function checkAddable(product: SaleProduct, rules: SellingRules): AddError | undefined {
  const price = unitPrice(product);
  if (!hasPrice(price)) return 'no-price';
  if (!isOfPair(price.currency, rules.pair)) return 'other-currency';
  if (!rules.allowNegativeStock && exact(product.qty).lte(0)) return 'out-of-stock';
  return undefined;
}

/** Whether it is a price at all: who has none reads as 0 (spec §5). */
export function hasPrice({ unit_price }: LinePrice): boolean {
  return unit_price !== '0' && !unit_price.startsWith('-');
}

/** The lines with what was added, and the key of the line that it went to. */
export interface Added {
  lines: CartLine[];
  key: string;
}

/**
 * Adds a product. Pieces go to the line of pieces that is there; what was weighed is a bag, and a line of its own: two bags
 * are two labels to look at. All lines of the product have their price and stock brought up to date.
 *
 * @param qty one unit by default
 * @param isBag a scale weighed it; any quantity with decimals was weighed
 */
export function addTo(
  before: readonly CartLine[],
  product: SaleProduct,
  qty: string = '1',
  isBag = false,
): Added {
  const lines = updateLines(before, product);
  const isWeighed = isBag || !isWhole(qty);
  const pieces = isWeighed
    ? undefined
    : lines.find((line) => line.product_id === product.id && isOfPieces(line));
  if (pieces) {
    const raised = settleDiscount({ ...pieces, qty: toQuantity(exact(pieces.qty).plus(qty)) });
    return { lines: lines.map((line) => (line === pieces ? raised : line)), key: lineKey(pieces) };
  }
  const line = {
    ...currentFacts(product),
    ...(lines.some((one) => lineKey(one) === product.id) && { line_id: newId() }),
    ...(isBag && { is_bag: true as const }),
    ...{ qty: toQuantity(qty), discount: '0', discount_percent: null, note: '' },
  };
  return { lines: [...lines, line], key: lineKey(line) };
}

/** The lines that `addTo` makes. */
export function addProduct(
  lines: readonly CartLine[],
  product: SaleProduct,
  qty?: string,
  isBag?: boolean,
): CartLine[] {
  return addTo(lines, product, qty, isBag).lines;
}

function currentFacts(product: SaleProduct) {
  return { product_id: product.id, name: product.name, ...unitPrice(product), stock: product.qty };
}

function updateLines(lines: readonly CartLine[], product: SaleProduct): CartLine[] {
  const current = currentFacts(product);
  return lines.map((line) =>
    line.product_id === product.id ? settleDiscount(repriced(line, current)) : line,
  );
}

/** The line as its product is now; of another price it remembers what it was, so that nobody is surprised. */
function repriced(
  line: CartLine,
  current: Pick<CartLine, 'name' | 'unit_price' | 'currency' | 'stock'>,
): CartLine {
  const { unit_price, currency } = line;
  if (exact(unit_price).eq(current.unit_price) && currency === current.currency)
    return { ...line, ...current };
  const { kept_over: _, ...rest } = line;
  return { ...rest, ...current, earlier_price: line.earlier_price ?? { unit_price, currency } };
}

/** Brings the lines of these products up to date (price, name, stock) and leaves the quantities alone. */
export function refreshLines(lines: readonly CartLine[], products: readonly SaleProduct[]): CartLine[] {
  return products.reduce<CartLine[]>(updateLines, [...lines]);
}

/** Sets a line's quantity; zero or below removes the line. */
export function setQuantity(lines: readonly CartLine[], key: string, qty: string): CartLine[] {
  if (exact(toQuantity(qty)).lte(0)) return removeLine(lines, key);
  return changeLine(lines, key, (line) => settleDiscount({ ...line, qty: toQuantity(qty) }));
}

/** Gives one line a discount, and takes it away with `{ amount: '0' }`. */
export function setDiscount(lines: readonly CartLine[], key: string, discount: Discount): CartLine[] {
  return changeLine(lines, key, (line) => withDiscount(line, discount));
}

/** Writes something beside a line. */
export function setNote(lines: readonly CartLine[], key: string, note: string): CartLine[] {
  return changeLine(lines, key, (line) => ({ ...line, note: note.trim() }));
}

function changeLine(
  lines: readonly CartLine[],
  key: string,
  change: (line: CartLine) => CartLine,
): CartLine[] {
  return lines.map((line) => (lineKey(line) === key ? change(line) : line));
}

export function removeLine(lines: readonly CartLine[], key: string): CartLine[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/**
 * How many articles a sale has: pieces are counted, and what is weighed (a quantity with decimals) counts as one.
 * `2 harinas + 0,645 kg de queso` are 3.
 */
export function articleCount(lines: readonly Pick<CartLine, 'qty'>[]): number {
  return lines.reduce((count, { qty }) => count + (isWhole(qty) ? Number(qty) : 1), 0);
}

export function articleText(count: number): string {
  return count === 1 ? '1 artículo' : `${count} artículos`;
}

/** Whether a line takes more than there was in stock. */
export function exceedsStock(line: CartLine): boolean {
  return exact(line.qty).gt(line.stock);
}
