import type { PurchaseLine } from '@cuadra/shared/contract';
import { ceil, exact, sum } from '@cuadra/shared/domain';
import type { Labelled } from '../../products/labels-address.ts';

/** Labels of what came in, as many of each product as pieces of it. Of kilos one for each begun. */
export function labelsOfPurchase(lines: readonly Pick<PurchaseLine, 'product' | 'units'>[]): Labelled[] {
  const units = new Map<string, string[]>();
  for (const { product, units: came } of lines) {
    // A material is sold to nobody.
    if (product && !product.deleted) units.set(product.id, [...(units.get(product.id) ?? []), came]);
  }
  return [...units].map(([id, all]) => ({ id, copies: ceil(exact(sum(all))).toNumber() }));
}
