import type { SaleDraft } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  exact,
  type Grants,
  isGranted,
  isOfPair,
  mostDiscount,
  NO_DISCOUNT_LIMIT,
  type SoldPresentation,
  sum,
  toQuantity,
  wholeDiscount,
} from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';
import type { AgreedLine } from '../store/deliver-order.ts';
import { isPrice, pricesOf, soldPresentation, termsOf } from './priced-lines.ts';
import type { ProductFacts, SaleFacts } from './sale-facts.ts';

type DraftLine = SaleDraft['lines'][number];

/** What a line takes of its product, and how that is presented. */
export interface KnownLine {
  product: ProductFacts;
  presentation: SoldPresentation | undefined;
}

/**
 * The product of each line, in their order. What the seller's role or the stock would not allow of a late sale is for
 * `lateReasons`.
 *
 * @throws ApiError 400 with `lines.N.field`; 409 ERROR_STOCK where the company sells only what it has
 */
export function checkLines(
  draft: SaleDraft,
  facts: SaleFacts,
  pair: CurrencyPair,
  grants: Grants,
): KnownLine[] {
  const maySetPrice = isGranted(grants, ['products', 'update']);
  const fields: Record<string, string> = {};
  const known = draft.lines.map((line, index) => {
    const refuse = (field: string, reason: string) => {
      fields[`lines.${index}.${field}`] = reason;
    };
    const product = facts.products.get(line.product_id);
    if (!product) {
      refuse('product_id', 'unknown');
      return undefined;
    }
    if (!isOfPair(line.currency, pair)) refuse('currency', 'not-a-company-currency');
    const { presentation, fault } = soldPresentation(line, product);
    if (fault) refuse(...fault);
    const prices = pricesOf(line, product, termsOf(line.product_id, draft.lines, facts));
    const isKnown = prices.some((price) => isPrice(price, line)) || isAgreed(line, draft.lines, facts);
    if (!isKnown && !maySetPrice && !facts.isLate && !fault) refuse('unit_price', 'not-the-price');
    if (exact(line.discount).gt(wholeDiscount(line))) refuse('discount', 'too-large');
    else if (!facts.isLate && isAboveLimit(line, draft.lines, facts)) refuse('discount', 'above-limit');
    return { product, presentation };
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  if (!facts.allowNegativeStock && !facts.isLate) checkStock(draft, facts);
  return known.filter((line) => line !== undefined);
}

/** The price of an order holds for what was ordered, and for no unit more: all lines that ask for it are counted. */
export function isAgreed(
  line: DraftLine,
  lines: readonly DraftLine[],
  { agreed }: Pick<SaleFacts, 'agreed'>,
): boolean {
  const own = agreedOf(line, agreed);
  return own !== undefined && sum(askingFor(own, lines).map(({ qty }) => qty)).lte(own.qty);
}

/** Whether more is taken off than the seller's role permits, beside what the coupon of an order does. */
export function isAboveLimit(
  line: DraftLine,
  lines: readonly DraftLine[],
  facts: Pick<SaleFacts, 'agreed' | 'discountLimit'>,
): boolean {
  const { discountLimit = NO_DISCOUNT_LIMIT } = facts;
  return (
    exact(discountLimit).lt(NO_DISCOUNT_LIMIT) &&
    exact(line.discount).gt(mostDiscount(line, discountLimit)) &&
    !isAgreedDiscount(line, lines, facts)
  );
}

/** The coupon of an order counts once, however many lines its goods are sold in. */
function isAgreedDiscount(
  line: DraftLine,
  lines: readonly DraftLine[],
  { agreed }: Pick<SaleFacts, 'agreed'>,
): boolean {
  const own = agreedOf(line, agreed);
  if (!own || !isAgreed(line, lines, { agreed })) return false;
  return sum(askingFor(own, lines).map(({ discount }) => discount)).lte(own.discount);
}

/** What the order holds of a line's product at the line's price. */
function agreedOf(line: DraftLine, agreed: SaleFacts['agreed']): AgreedLine | undefined {
  return agreed?.find((one) => one.product_id === line.product_id && isPrice(one, line));
}

function askingFor(own: AgreedLine, lines: readonly DraftLine[]): DraftLine[] {
  return lines.filter((one) => one.product_id === own.product_id && isPrice(own, one));
}

/** Several lines may take from one product, so it is their sum that must be there. */
function checkStock(draft: SaleDraft, facts: SaleFacts): void {
  const fields: Record<string, string> = {};
  const available: Record<string, string> = {};
  for (const { index, product_id, there } of shortLines(draft, facts)) {
    fields[`lines.${index}.qty`] = 'not-enough';
    available[product_id] = toQuantity(there);
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_STOCK', { fields, details: { available } });
}

/** The lines of products of which there is too little. Several may take from one, so it is their sum that must be there. */
export function shortLines(
  { lines }: SaleDraft,
  { products }: SaleFacts,
): { index: number; product_id: string; there: string }[] {
  return lines.flatMap(({ product_id }, index) => {
    const wanted = sum(lines.filter((other) => other.product_id === product_id).map(({ qty }) => qty));
    const there = products.get(product_id)?.qty ?? '0';
    return wanted.gt(there) ? [{ index, product_id, there }] : [];
  });
}
