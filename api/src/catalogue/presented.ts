import { Presentation, type Product, type ProductDraft, Wholesale } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { z } from 'zod';

type Presented = Pick<Product, 'presentations' | 'wholesale'>;
type PresentedDraft = Pick<ProductDraft, 'presentations' | 'wholesale'>;

/** A product's presentations and wholesale price as its row has them, for an answer: nothing where there are none. */
export function presentedOf(row: { presentations: unknown; wholesale: unknown }): Presented {
  return {
    ...(hasSome(row.presentations) && { presentations: z.array(Presentation).parse(row.presentations) }),
    ...(row.wholesale !== null && { wholesale: Wholesale.parse(row.wholesale) }),
  };
}

function hasSome(presentations: unknown): boolean {
  return Array.isArray(presentations) && presentations.length > 0;
}

/** The columns that a draft writes; none for what it leaves as it is. */
export function presentedColumns({ presentations, wholesale }: PresentedDraft) {
  return {
    ...(presentations && { presentations: JSON.stringify(presentations.map(withOwnBarcodes)) }),
    ...(wholesale !== undefined && { wholesale: wholesale && JSON.stringify(wholesale) }),
  };
}

function withOwnBarcodes<P extends { barcodes: string[] }>(presentation: P): P {
  return { ...presentation, barcodes: [...new Set(presentation.barcodes)] };
}

/** Which currencies a draft's own prices are in, by their field. */
export function presentedCurrencies({
  presentations = [],
  wholesale,
}: PresentedDraft): Record<string, string> {
  const currencies: Record<string, string> = {};
  for (const [index, { price_currency }] of presentations.entries())
    if (price_currency !== null) currencies[`presentations.${index}.price_currency`] = price_currency;
  if (wholesale) currencies['wholesale.price_currency'] = wholesale.price_currency;
  return currencies;
}

/** Whether a change sets a price of a presentation, or the wholesale price: names and barcodes are nobody's price. */
export function setsPrices(draft: PresentedDraft, before: Presented): boolean {
  const isOtherWholesale =
    draft.wholesale !== undefined && !isSame(draft.wholesale ?? undefined, before.wholesale);
  return isOtherWholesale || (draft.presentations ?? []).some((one) => setsPrice(one, before));
}

function setsPrice(
  { id, price, price_currency, factor }: NonNullable<PresentedDraft['presentations']>[number],
  { presentations = [] }: Presented,
): boolean {
  const known = presentations.find((one) => one.id === id);
  const wasPriced = known !== undefined && known.price !== null;
  if (price === null) return wasPriced;
  // More units at one price is another price.
  return !wasPriced || !isSame({ price, price_currency, factor }, known);
}

type Figures = Record<string, unknown>;

function isSame<F extends Figures>(a: F | undefined, b: Figures | undefined): boolean {
  if (!a || !b) return !a && !b;
  return Object.entries(a).every(([key, value]) => isSameFigure(value, b[key]));
}

function isSameFigure(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return typeof a === 'string' && typeof b === 'string' && /^\d/.test(a) && /^\d/.test(b) && exact(a).eq(b);
}
