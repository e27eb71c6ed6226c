import type { SaleDraft } from '@cuadra/shared/contract';
import { type Grants, isGranted, type LateReason, linePrice } from '@cuadra/shared/domain';
import type { BelievedSale } from './believed-sale.ts';
import { shortLines } from './check-lines.ts';
import type { SaleFacts } from './sale-facts.ts';

/** Why somebody should look at a late sale: what is wrong with its proof, and what could not have been sold then. Pure. */
export function lateReasons(
  draft: SaleDraft,
  facts: SaleFacts,
  believed: BelievedSale,
  grants: Grants,
): LateReason[] {
  const reasons = [...believed.reasons];
  const maySetPrice = isGranted(grants, ['products', 'update']);
  if (!facts.isRateOfThen) reasons.push('rate');
  if (!maySetPrice && draft.lines.some((line) => !hasPriceOfThen(line, facts))) reasons.push('price');
  if (draft.lines.some((line) => facts.products.get(line.product_id)?.isWithdrawn)) reasons.push('product');
  if (!facts.allowNegativeStock && shortLines(draft, facts).length > 0) reasons.push('stock');
  return reasons;
}

function hasPriceOfThen(line: SaleDraft['lines'][number], { products, agreed }: SaleFacts): boolean {
  const product = products.get(line.product_id);
  if (!product) return false;
  const prices = [linePrice(product.priceThen ?? product), agreed?.get(line.product_id)];
  return prices.some((price) => price?.unit_price === line.unit_price && price.currency === line.currency);
}
