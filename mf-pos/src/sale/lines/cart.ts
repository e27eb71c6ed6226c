import {
  type CurrencyPair,
  exact,
  isOfPair,
  type LinePrice,
  linePrice,
  newId,
  type Presentation,
  type PresentedProduct,
  toQuantity,
} from '@cuadra/shared/domain';
import { type Discount, settleDiscount, withDiscount } from './discount.ts';
import { type CartLine, countOf, isOfPieces, isWhole, lineKey, priceOf, unitOf } from './line.ts';
import { counted, presentationOfLine, presentedFacts } from './presented.ts';

/** What of a product a line is made from. */
export interface SaleProduct extends PresentedProduct {
  id: string;
  name: string;
  /** What may be sold of it. */
  qty: string;
  /** What it is weighed or measured in; absent of pieces. */
  unit?: string | undefined;
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
export function checkAddable(
  product: SaleProduct,
  rules: SellingRules,
  presentation?: Presentation,
): AddError | undefined {
  const price = currentFacts(product, presentation);
  if (!hasPrice(price)) return 'no-price';
  if (!isOfPair(price.currency, rules.pair)) return 'other-currency';
  if (!rules.allowNegativeStock && exact(product.qty).lte(0)) return 'out-of-stock';
  return undefined;
}

/** Whether it is a price at all: who has none reads as 0 (spec §5). */
export function hasPrice({ unit_price }: Pick<LinePrice, 'unit_price'>): boolean {
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
 * @param qty one by default, of the presentation where there is one
 * @param isBag a scale weighed it; any quantity with decimals was weighed
 * @param presentation the pack or box that is added; undefined for units
 */
export function addTo(
  before: readonly CartLine[],
  product: SaleProduct,
  qty: string = '1',
  isBag = false,
  presentation?: Presentation,
): Added {
  // What was agreed on with an order stays as it is, and more of it is a line of its own.
  const lines = before.map((line) => (line.is_agreed ? line : updateLine(line, product)));
  const isWeighed = isBag || (!presentation && !isWhole(qty));
  const isLike = (line: CartLine) =>
    line.product_id === product.id &&
    !line.is_agreed &&
    line.presentation?.id === presentation?.id &&
    isOfPieces(line);
  const pieces = isWeighed ? undefined : lines.find(isLike);
  if (pieces) {
    const raised = settleDiscount(counted(pieces, exact(countOf(pieces)).plus(qty)));
    return { lines: lines.map((line) => (line === pieces ? raised : line)), key: lineKey(pieces) };
  }
  const one: CartLine = {
    ...currentFacts(product, presentation),
    ...(lines.some((other) => lineKey(other) === product.id) && { line_id: newId() }),
    ...(isBag && { is_bag: true as const }),
    ...{ qty: '1', discount: '0', discount_percent: null, note: '' },
  };
  const line = counted(one, qty);
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

/** What a product says of a line of it. @param presentation undefined for units */
export function currentFacts(product: SaleProduct, presentation: Presentation | undefined) {
  const { id: product_id, name, qty: stock, unit } = product;
  const facts = presentedFacts(product, unitPrice(product), presentation);
  return { product_id, name, stock, ...(unit !== undefined && { unit }), ...facts };
}

function updateLines(lines: readonly CartLine[], product: SaleProduct): CartLine[] {
  return lines.map((line) => updateLine(line, product));
}

function updateLine(line: CartLine, product: SaleProduct): CartLine {
  if (line.product_id !== product.id) return line;
  const now = atPriceOfNow(line, product);
  // What is no presentation any more is told by the API, with a reason.
  return now ? settleDiscount(repriced(line, now)) : { ...line, stock: product.qty };
}

type CurrentFacts = ReturnType<typeof currentFacts>;

/** The line with what its product says, counting as many as before. */
export function withFacts(line: CartLine, facts: CurrentFacts): CartLine {
  const { presentation: _, wholesale: __, is_presented: ___, is_agreed: ____, unit: _____, ...rest } = line;
  const now = { ...rest, ...facts };
  return line.presentation || facts.presentation ? counted(now, countOf(line)) : now;
}

/** A line at the price that its product has now; undefined for a presentation that is no more. */
export function atPriceOfNow(line: CartLine, product: SaleProduct): CartLine | undefined {
  const presentation = presentationOfLine(product, line);
  if (line.presentation && !presentation) return undefined;
  return withFacts(line, currentFacts(product, presentation));
}

/** What one of what a line counts costs without wholesale, which comes and goes with the quantity. */
export function listedPrice(
  line: Pick<CartLine, 'unit_price' | 'currency' | 'presentation' | 'wholesale'>,
): LinePrice {
  const { unit_price, currency } = line.wholesale?.retail ?? line;
  return { unit_price: priceOf({ ...line, unit_price, currency }), currency };
}

/** The line as its product is now; of another price it remembers what it was, so that nobody is surprised. */
function repriced(line: CartLine, current: CartLine): CartLine {
  const before = listedPrice(line);
  const after = listedPrice(current);
  if (exact(before.unit_price).eq(after.unit_price) && before.currency === after.currency) return current;
  const { kept_over: _, ...now } = current;
  return { ...now, earlier_price: line.earlier_price ?? before };
}

/** Brings the lines of these products up to date (price, name, stock) and leaves the quantities alone. */
export function refreshLines(lines: readonly CartLine[], products: readonly SaleProduct[]): CartLine[] {
  return products.reduce<CartLine[]>(updateLines, [...lines]);
}

/** Sets a line's quantity; zero or below removes the line. */
export function setQuantity(lines: readonly CartLine[], key: string, qty: string): CartLine[] {
  if (exact(toQuantity(qty)).lte(0)) return removeLine(lines, key);
  return changeLine(lines, key, (line) => settleDiscount(counted(line, qty)));
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
 * How many articles a sale has: pieces are counted, and what is weighed (by its measure, or by decimals) counts as one.
 * `2 harinas + 0,645 kg de queso` are 3, and so are `2 harinas + 5 kg de queso`.
 */
export function articleCount(lines: readonly Pick<CartLine, 'qty' | 'unit' | 'presentation'>[]): number {
  const isOne = (line: (typeof lines)[number]) => unitOf(line) !== undefined || !isWhole(countOf(line));
  return lines.reduce((count, line) => count + (isOne(line) ? 1 : Number(countOf(line))), 0);
}

export function articleText(count: number): string {
  return count === 1 ? '1 artículo' : `${count} artículos`;
}
