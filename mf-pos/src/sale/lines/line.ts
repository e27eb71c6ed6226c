import {
  exact,
  formatQuantity,
  type LinePrice,
  NO_BREAK,
  presentationName,
  presentationPrice,
  type Wholesale,
} from '@cuadra/shared/domain';

/** A line of a sale that is being put together; what the domain's `SaleLine` needs, and what the screen shows. */
export interface CartLine {
  product_id: string;
  /** Tells it from the other lines of its product; absent on the first one. */
  line_id?: string;
  /** A scale's label said how much: a bag, even of one kilo sharp. */
  is_bag?: true;
  name: string;
  /** Units, at most 3 decimals. */
  qty: string;
  /** What those are weighed or measured in: kg, l, m; absent of pieces. */
  unit?: string;
  /** The pack or box that those units are sold as; absent of loose ones. */
  presentation?: PresentedLine;
  /** The product is sold in presentations too, so that there is one to choose. */
  is_presented?: true;
  /** The unit's price from a quantity up, and the one without it; absent where there is none, or none counts. */
  wholesale?: Wholesale & { retail: LinePrice };
  /** Unrounded (at most 8 decimals), in `currency`; taken from the product when it was last added. */
  unit_price: string;
  currency: string;
  /** An amount in `currency`, for the whole line. */
  discount: string;
  /** The percentage that the discount is worked out from; null for an amount, and for none. */
  discount_percent: string | null;
  /** Percent of the line that the role of who gave it permits; absent: the line alone is the limit. */
  discount_limit?: string;
  /** What the cashier wrote beside it; empty for nothing. */
  note: string;
  /** What there was in stock when the product was last seen: for a Caja of the version before, which reads the same tabs. */
  stock: string;
  /** The price that it had in this sale before its product's changed; absent while it did not. */
  earlier_price?: LinePrice;
  /** Its price is that of the order it came with, which the API takes for what was ordered; absent of any other line. */
  is_agreed?: true;
  /** Units that its order holds back, so that they are in no stock; absent of any other line, and of an order of before. */
  held?: string;
  /** A newer price of the product, `"1.15 USD"`, over which the cashier keeps the one of the line. */
  kept_over?: string;
}

export interface PresentedLine {
  id: string;
  name: string;
  factor: string;
  /** Whole ones. */
  qty: string;
  /** What one costs, where it has a price of its own. */
  price?: string;
}

/** What the cashier counts of a line: boxes, or units. */
export function countOf({ qty, presentation }: Pick<CartLine, 'qty' | 'presentation'>): string {
  return presentation?.qty ?? qty;
}

/** What is counted of a line is weighed or measured: «kg»; undefined of pieces, and of packs and boxes. */
export function unitOf({ unit, presentation }: Pick<CartLine, 'unit' | 'presentation'>): string | undefined {
  return presentation ? undefined : unit;
}

/** «8,6 kg», «3». A figure and its unit never part. */
export function quantityText(qty: string, unit: string | undefined): string {
  const figure = formatQuantity(qty);
  return unit === undefined ? figure : `${figure}${NO_BREAK}${unit}`;
}

/** What one of what is counted costs, in the line's currency. */
export function priceOf(line: Pick<CartLine, 'unit_price' | 'currency' | 'presentation'>): string {
  const { unit_price, currency, presentation } = line;
  if (!presentation) return unit_price;
  const { price, factor } = presentation;
  return presentationPrice({ unit_price, currency, ...(price !== undefined && { price }) }, factor);
}

/** «Malta · Caja x 24», «Malta». */
export function nameOf({ name, presentation }: Pick<CartLine, 'name' | 'presentation'>): string {
  return presentation ? `${name} · ${presentationName(presentation)}` : name;
}

/** What a line is known by in its sale. */
export function lineKey({ product_id, line_id }: Pick<CartLine, 'product_id' | 'line_id'>): string {
  return line_id ?? product_id;
}

/** Whether a line counts pieces, so that the next piece is counted on it; what was weighed is a bag of its own. */
export function isOfPieces(line: Pick<CartLine, 'qty' | 'is_bag' | 'presentation'>): boolean {
  return !line.is_bag && isWhole(countOf(line));
}

export function isWhole(qty: string): boolean {
  return /^\d+$/.test(qty) || exact(qty).isInteger();
}

/** Whether something that is said of a product, or of a presentation of it, is said of a line. */
export function isOfLine(
  { product_id, presentation_id }: { product_id: string; presentation_id: string | undefined },
  line: Pick<CartLine, 'product_id' | 'presentation'>,
): boolean {
  return product_id === line.product_id && presentation_id === line.presentation?.id;
}
