import { Presentation } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  exact,
  isOfPair,
  type ReceivedCost,
  receivedCost,
  sum,
  toQuantity,
} from '@cuadra/shared/domain';
import { z } from 'zod';
import type { HeldProduct } from '../catalogue/hold-products.ts';
import { ApiError } from '../errors/api-error.ts';
import { LineUnit } from './draft.ts';
import type { LockedPurchase } from './lock-purchase.ts';
import { type HeldMaterial, isCounted } from './material-lines.ts';
import type { ReceiptLine } from './receipt-lines.ts';

/** @throws ApiError 400 for a draft that lacks what a receipt takes */
export function checkFoot(draft: LockedPurchase, lines: readonly ReceiptLine[]): void {
  const fields: Record<string, string> = {};
  if (draft.supplier_id === null) fields.supplier_id = 'required';
  if (lines.length === 0) fields.lines = 'required';
  const isCosted = lines.some((line) => line.total !== null);
  for (const field of ['discount', 'expenses'] as const) {
    if (!isCosted && exact(draft[field]).gt(0)) fields[field] = 'nothing-to-spread';
  }
  if (isCosted && exact(draft.discount).gt(draft.subtotal)) fields.discount = 'more-than-subtotal';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}

/**
 * Holds the lines against the products and the materials as they are now.
 *
 * @throws ApiError 409 ERROR_CONFLICT with `withdrawn` on a product or a material, `changed` on a presentation or a unit that
 * is gone or has another factor; 400 with `required` on the day that goods with lots expire on
 */
export function checkGoods(
  lines: readonly ReceiptLine[],
  products: ReadonlyMap<string, HeldProduct>,
  materials: ReadonlyMap<string, HeldMaterial>,
): void {
  const stale: Record<string, string> = {};
  const missing: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    if (line.material_id !== null) {
      const material = materials.get(line.material_id);
      if (!material || material.isWithdrawn) stale[`lines.${index}.material_id`] = 'withdrawn';
      else if (!isCounted(line, material)) stale[`lines.${index}.unit`] = 'changed';
      else if (material.has_lots && line.expires_on === null)
        missing[`lines.${index}.expires_on`] = 'required';
      continue;
    }
    const product = products.get(line.product_id ?? '');
    if (!product || product.deleted) stale[`lines.${index}.product_id`] = 'withdrawn';
    else if (!isPresented(line, product)) stale[`lines.${index}.presentation_id`] = 'changed';
    else if (product.has_lots && line.expires_on === null) missing[`lines.${index}.expires_on`] = 'required';
  }
  if (Object.keys(stale).length > 0) throw new ApiError('ERROR_CONFLICT', { fields: stale });
  if (Object.keys(missing).length > 0) throw new ApiError('ERROR_VALIDATION', { fields: missing });
}

function isPresented({ presentation }: ReceiptLine, product: HeldProduct): boolean {
  if (presentation === null) return true;
  const { id, factor } = LineUnit.parse(presentation);
  const now = z.array(Presentation).parse(product.presentations);
  return now.some((one) => one.id === id && exact(one.factor).eq(factor));
}

/** What a receipt makes of one product. */
export interface Receipt extends ReceivedCost {
  product: HeldProduct;
  units: string;
}

/**
 * What each product costs once its lines have come, in the order of their ids.
 *
 * @param hasRate whether anybody knows the rate
 * @throws ApiError 400 with `no-rate` on `rate`, `not-a-company-currency` on a product whose cost is in another currency
 */
export function workOutCosts(
  lines: readonly ReceiptLine[],
  products: ReadonlyMap<string, HeldProduct>,
  currency: string,
  { pair, hasRate }: { pair: CurrencyPair; hasRate: boolean },
): Receipt[] {
  return [...products.values()].map((product) => {
    const own = lines.filter((line) => line.product_id === product.id);
    const isCosted = own.some((line) => line.landed_unit_cost !== null);
    if (isCosted && !isOfPair(product.cost_currency, pair)) {
      const index = lines.findIndex((line) => line.product_id === product.id);
      throw new ApiError('ERROR_VALIDATION', {
        fields: { [`lines.${index}.product_id`]: 'not-a-company-currency' },
      });
    }
    if (isCosted && !hasRate && product.cost_currency !== currency) {
      throw new ApiError('ERROR_VALIDATION', { fields: { rate: 'no-rate' } });
    }
    return {
      product,
      units: toQuantity(sum(own.map((line) => line.units))),
      ...receivedCost(product, product.qty, own, currency, pair),
    };
  });
}
