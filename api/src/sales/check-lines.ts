import type { SaleDraft } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  exact,
  type Grants,
  isGranted,
  isOfPair,
  linePrice,
  sum,
  toQuantity,
  wholeDiscount,
} from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';
import type { ProductFacts, SaleFacts } from './sale-facts.ts';

/**
 * The product of each line, in their order.
 *
 * @throws ApiError 400 with `lines.N.field`; 409 ERROR_STOCK where the company sells only what it has
 */
export function checkLines(
  draft: SaleDraft,
  facts: SaleFacts,
  pair: CurrencyPair,
  grants: Grants,
): ProductFacts[] {
  const maySetPrice = isGranted(grants, ['products', 'update']);
  const fields: Record<string, string> = {};
  const products = draft.lines.map((line, index) => {
    const refuse = (field: string, reason: string) => {
      fields[`lines.${index}.${field}`] = reason;
    };
    const product = facts.products.get(line.product_id);
    if (!product) {
      refuse('product_id', 'unknown');
      return undefined;
    }
    if (!isOfPair(line.currency, pair)) refuse('currency', 'not-a-company-currency');
    const prices = [product, ...(product.earlier ?? [])].map(linePrice);
    const agreed = facts.agreed?.get(line.product_id);
    if (agreed) prices.push(agreed);
    const isKnown = prices.some(
      (price) => price.unit_price === line.unit_price && price.currency === line.currency,
    );
    if (!isKnown && !maySetPrice) refuse('unit_price', 'not-the-price');
    if (exact(line.discount).gt(wholeDiscount(line))) refuse('discount', 'too-large');
    return product;
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  if (!facts.allowNegativeStock) checkStock(draft, facts);
  return products.filter((product) => product !== undefined);
}

/** Several lines may take from one product, so it is their sum that must be there. */
function checkStock(draft: SaleDraft, facts: SaleFacts): void {
  const fields: Record<string, string> = {};
  const available: Record<string, string> = {};
  draft.lines.forEach((line, index) => {
    const wanted = sum(
      draft.lines.filter((other) => other.product_id === line.product_id).map(({ qty }) => qty),
    );
    const there = facts.products.get(line.product_id)?.qty ?? '0';
    if (wanted.gt(there)) {
      fields[`lines.${index}.qty`] = 'not-enough';
      available[line.product_id] = toQuantity(there);
    }
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_STOCK', { fields, details: { available } });
}
