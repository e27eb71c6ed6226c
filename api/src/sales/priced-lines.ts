import type { SaleDraft } from '@cuadra/shared/contract';
import {
  exact,
  findPresentation,
  linePrices,
  type Presentation,
  type PresentedPrice,
  type PresentedProduct,
  pricePerUnit,
  type SaleTerms,
  type SoldPresentation,
  unitsOf,
} from '@cuadra/shared/domain';
import type { ProductFacts, SaleFacts } from './sale-facts.ts';

type DraftLine = SaleDraft['lines'][number];

/** What of a sale decides whether a product of it is at its wholesale price. */
export function termsOf(
  productId: string,
  lines: readonly DraftLine[],
  { client }: Pick<SaleFacts, 'client'>,
): SaleTerms {
  return { units: unitsOf(lines, productId), isWholesaleClient: client?.is_wholesale ?? false };
}

/** What a line of a product may cost: what counts, and for a late sale what counted up to then. */
export function pricesOf(line: DraftLine, product: ProductFacts, terms: SaleTerms): PresentedPrice[] {
  return statesOf(product).flatMap((state) => linePrices(state, line.presentation?.id, terms));
}

/** Whether a line is at a price: of one that its presentation has of its own, too. */
export function isPrice({ unit_price, currency, price }: PresentedPrice, line: DraftLine): boolean {
  return unit_price === line.unit_price && currency === line.currency && price === line.presentation?.price;
}

/** What is wrong with the presentation that a line names, by its field. */
export type PresentationFault = [field: string, reason: string];

/** A line's presentation as it is sold; undefined of units. */
export function soldPresentation(
  line: DraftLine,
  product: ProductFacts,
): { presentation: SoldPresentation | undefined; fault?: PresentationFault } {
  const { presentation: named } = line;
  if (!named) return { presentation: undefined };
  const known = statesOf(product).flatMap((state) => findPresentation(state, named.id) ?? []);
  const one = known.find(({ factor }) => exact(named.qty).times(factor).eq(line.qty));
  if (!one) {
    const fault: PresentationFault =
      known.length === 0 ? ['presentation', 'unknown'] : ['qty', 'not-by-the-factor'];
    return { presentation: undefined, fault };
  }
  const sold = toSold(one, named);
  if (named.price !== undefined && line.unit_price !== pricePerUnit(named.price, one.factor))
    return { presentation: sold, fault: ['unit_price', 'not-by-the-factor'] };
  return { presentation: sold };
}

function toSold(
  { id, name, factor }: Presentation,
  { qty, price }: NonNullable<DraftLine['presentation']>,
): SoldPresentation {
  return { id, name, factor, qty, ...(price !== undefined && { price }) };
}

/** A product as it is and, for a late sale, as it was up to then. */
function statesOf(product: ProductFacts): PresentedProduct[] {
  return [product, ...(product.earlier ?? [])];
}
