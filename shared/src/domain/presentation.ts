import { type DecimalInput, exact, sum, toQuantity, toRate } from './decimal.ts';
import { type LinePrice, linePrice, type PricedProduct } from './price.ts';

/** How a product is sold beside its unit: a pack, a box (docs/decisions/0040). */
export interface Presentation {
  id: string;
  name: string;
  /** How many units it is; above zero, at most 3 decimals. */
  factor: string;
  barcodes: readonly string[];
  /** What one costs; null: as much as its units. With 2 decimals. */
  price: string | null;
  /** Null without a price of its own. */
  price_currency: string | null;
}

/** What a unit costs to who buys much, or is marked as a wholesale client. */
export interface Wholesale {
  /** With 2 decimals. */
  price: string;
  price_currency: string;
  /** Units of the product in one sale from which it counts for everybody; null: for marked clients alone. */
  from_qty: string | null;
}

/** What of a product decides what a line of it costs. Absent where it has none. */
export interface PresentedProduct extends PricedProduct {
  presentations?: readonly Presentation[] | null | undefined;
  wholesale?: Wholesale | null | undefined;
}

/** What a line says of its presentation. */
export interface PresentedQty {
  /** Whole ones. */
  qty: DecimalInput;
  /** What one costs, where it has a price of its own: the line is then worked out from it. */
  price?: DecimalInput | undefined;
}

/** What a line of a product costs: a unit and, with a price of its own, its presentation. */
export interface PresentedPrice extends LinePrice {
  price?: string;
}

/** What of a sale decides whether it is wholesale. */
export interface SaleTerms {
  /** Units of the product, of all lines together. */
  units: DecimalInput;
  isWholesaleClient: boolean;
}

/** The units of a product in a sale, however they are presented. */
export function unitsOf(
  lines: readonly { product_id: string; qty: DecimalInput }[],
  productId: string,
): string {
  return toQuantity(sum(lines.filter(({ product_id }) => product_id === productId).map(({ qty }) => qty)));
}

/** Whether a wholesale price counts for as much of its product, or for its buyer. */
export function isWholesale({ from_qty }: Wholesale, { units, isWholesaleClient }: SaleTerms): boolean {
  return isWholesaleClient || (from_qty !== null && exact(units).gte(from_qty));
}

/**
 * What a line of a product may cost, the price that counts first. The one without wholesale stands behind it, since a cash
 * register that knows of none asks for it.
 *
 * @param presentationId undefined for units
 * @returns none for a presentation that the product has not
 */
export function linePrices(
  product: PresentedProduct,
  presentationId: string | undefined,
  terms: SaleTerms,
): PresentedPrice[] {
  const presentation = findPresentation(product, presentationId);
  if (presentationId !== undefined && !presentation) return [];
  if (presentation?.price && presentation.price_currency !== null) {
    const { price, factor, price_currency: currency } = presentation;
    return [{ unit_price: pricePerUnit(price, factor), currency, price: toRate(price) }];
  }
  return unitPrices(linePrice(product), product.wholesale, terms);
}

/** What a unit may cost, the price that counts first: wholesale where it counts and is not dearer. */
export function unitPrices(
  retail: LinePrice,
  wholesale: Wholesale | null | undefined,
  terms: SaleTerms,
): LinePrice[] {
  if (!wholesale || retail.unit_price === '0' || !isWholesale(wholesale, terms)) return [retail];
  const isDearer =
    wholesale.price_currency === retail.currency && exact(wholesale.price).gte(retail.unit_price);
  return isDearer
    ? [retail]
    : [{ unit_price: toRate(wholesale.price), currency: wholesale.price_currency }, retail];
}

export function findPresentation(
  { presentations }: Pick<PresentedProduct, 'presentations'>,
  id: string | undefined,
): Presentation | undefined {
  return id === undefined ? undefined : presentations?.find((one) => one.id === id);
}

/** What one unit comes to of a presentation with a price of its own; at most 8 decimals, so that no line is worked out from it. */
export function pricePerUnit(price: DecimalInput, factor: DecimalInput): string {
  return toRate(exact(price).div(factor));
}

/** What one presentation costs, for a person to read; unrounded up to 8 decimals. */
export function presentationPrice({ unit_price, price }: PresentedPrice, factor: DecimalInput): string {
  return price ?? toRate(exact(unit_price).times(factor));
}

/** «Caja x 24»; a name that says how many it is stays as it is. */
export function presentationName({ name, factor }: Pick<Presentation, 'name' | 'factor'>): string {
  return /\d/.test(name) ? name : `${name} x ${toQuantity(factor).replace('.', ',')}`;
}
