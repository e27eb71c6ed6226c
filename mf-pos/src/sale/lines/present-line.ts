import type { Presentation } from '@cuadra/shared/domain';
import { currentFacts, type SaleProduct, withFacts } from './cart.ts';
import { settleDiscount } from './discount.ts';
import { type CartLine, lineKey } from './line.ts';

/** Sells a line as another presentation of its product, or as units: as many of them as it counts. */
export function presentLine(
  lines: readonly CartLine[],
  key: string,
  product: SaleProduct,
  presentation: Presentation | undefined,
): CartLine[] {
  const facts = currentFacts(product, presentation);
  return lines.map((line) => {
    if (lineKey(line) !== key) return line;
    const { earlier_price: _, kept_over: __, is_bag: ___, ...rest } = line;
    return settleDiscount(withFacts(rest, facts));
  });
}
