import {
  ceil,
  type DecimalInput,
  exact,
  findPresentation,
  type LinePrice,
  type Presentation,
  type PresentedProduct,
  pricePerUnit,
  toQuantity,
  unitPrices,
  unitsOf,
} from '@cuadra/shared/domain';
import { settleDiscount } from './discount.ts';
import type { CartLine, PresentedLine } from './line.ts';

/** So many of what a line counts: units, or presentations, which are so many units each and are not taken apart. */
export function counted<L extends Pick<CartLine, 'qty' | 'presentation'>>(line: L, count: DecimalInput): L {
  const { presentation } = line;
  if (!presentation) return { ...line, qty: toQuantity(count) };
  const qty = toQuantity(ceil(count));
  return {
    ...line,
    qty: toQuantity(exact(presentation.factor).times(qty)),
    presentation: { ...presentation, qty },
  };
}

/** What a product says of a line of it: what a unit costs without wholesale, and how it is presented. */
export type PresentedFacts = Pick<CartLine, 'unit_price' | 'currency' | 'wholesale' | 'is_presented'> & {
  presentation?: PresentedLine;
};

/** @param retail what a unit of the product costs by spec §5 */
export function presentedFacts(
  product: PresentedProduct,
  retail: LinePrice,
  presentation: Presentation | undefined,
): PresentedFacts {
  const { presentations, wholesale } = product;
  const isOwn = presentation?.price && presentation.price_currency;
  return {
    ...(presentations && { is_presented: true as const }),
    ...(presentation && { presentation: lineOf(presentation) }),
    ...(isOwn
      ? {
          unit_price: pricePerUnit(presentation.price ?? 0, presentation.factor),
          currency: presentation.price_currency ?? retail.currency,
        }
      : { ...retail, ...(wholesale && { wholesale: { ...wholesale, retail } }) }),
  };
}

function lineOf({ id, name, factor, price }: Presentation): PresentedLine {
  return { id, name, factor, qty: '1', ...(price !== null && { price }) };
}

/** The presentation of its product that a line has; undefined of units, and of one that is no more. */
export function presentationOfLine(
  product: Pick<PresentedProduct, 'presentations'>,
  line: Pick<CartLine, 'presentation'>,
): Presentation | undefined {
  return findPresentation(product, line.presentation?.id);
}

/**
 * The lines at wholesale where their product's units in the sale, or its client, make it so, and at the price without it
 * where they do not (docs/decisions/0040). A price that the cashier keeps stays.
 */
export function settleWholesale<L extends readonly CartLine[]>(
  lines: L,
  isWholesaleClient: boolean,
): CartLine[] | L {
  if (!lines.some(({ wholesale }) => wholesale)) return lines;
  return lines.map((line) => settleLine(line, lines, isWholesaleClient));
}

/** One line of them likewise. */
export function settleLine(line: CartLine, lines: readonly CartLine[], isWholesaleClient: boolean): CartLine {
  const { wholesale, product_id } = line;
  if (!wholesale) return line;
  const terms = { units: unitsOf(lines, product_id), isWholesaleClient };
  const [price = wholesale.retail] = unitPrices(wholesale.retail, wholesale, terms);
  const isSame = price.unit_price === line.unit_price && price.currency === line.currency;
  return isSame ? line : settleDiscount({ ...line, ...price });
}

/** Whether a line is at wholesale. */
export function isAtWholesale({ wholesale, unit_price, currency }: CartLine): boolean {
  if (!wholesale) return false;
  return wholesale.retail.unit_price !== unit_price || wholesale.retail.currency !== currency;
}
