import type { SaleDraft } from '@cuadra/shared/contract';
import { type Grants, isGranted, type LateReason, linePrices } from '@cuadra/shared/domain';
import type { BelievedSale } from './believed-sale.ts';
import { isAboveLimit, isAgreed, shortLines } from './check-lines.ts';
import { mayHaveClient } from './check-sale.ts';
import { lacksReference } from './check-tenders.ts';
import { isPrice, termsOf } from './priced-lines.ts';
import type { SaleFacts } from './sale-facts.ts';

/**
 * Why somebody should look at a late sale: what is wrong with its proof, and what could not have been sold then. Pure.
 *
 * @param grants what its seller may do, whoever sends it
 */
export function lateReasons(
  draft: SaleDraft,
  facts: SaleFacts,
  believed: BelievedSale,
  grants: Grants,
): LateReason[] {
  const { client, methods } = facts;
  const reasons = believed.reasons.filter((reason) => reason !== 'seller' || !facts.hasLeft);
  if (facts.hasLeft) reasons.push('left');
  const maySetPrice = isGranted(grants, ['products', 'update']);
  if (!facts.isRateOfThen) reasons.push('rate');
  if (!maySetPrice && draft.lines.some((line) => !hasPriceOfThen(line, draft, facts))) reasons.push('price');
  if (draft.lines.some((line) => isAboveLimit(line, draft.lines, facts))) reasons.push('discount');
  if (client?.isWithdrawn || !mayHaveClient(draft, grants)) reasons.push('client');
  if (draft.payments.some((payment) => isUnreferenced(payment, methods))) reasons.push('reference');
  if (facts.isOrderOver) reasons.push('order');
  if (draft.lines.some((line) => facts.products.get(line.product_id)?.isWithdrawn)) reasons.push('product');
  if (!facts.allowNegativeStock && shortLines(draft, facts).length > 0) reasons.push('stock');
  return reasons;
}

function isUnreferenced(payment: SaleDraft['payments'][number], methods: SaleFacts['methods']): boolean {
  const method = methods.get(payment.payment_method_id);
  return method !== undefined && lacksReference(payment, method);
}

function hasPriceOfThen(line: SaleDraft['lines'][number], { lines }: SaleDraft, facts: SaleFacts): boolean {
  const product = facts.products.get(line.product_id);
  if (!product) return false;
  const terms = termsOf(line.product_id, lines, facts);
  const prices = linePrices(product.priceThen ?? product, line.presentation?.id, terms);
  return prices.some((price) => isPrice(price, line)) || isAgreed(line, lines, facts);
}
