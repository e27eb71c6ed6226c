import { addDays, companyDay, lotsLeft } from '@cuadra/shared/domain';
import type { Buying } from './buying.ts';
import type { Ledger } from './ledger.ts';

/** What is still there expires in so many days, or did the day before yesterday. */
const LEFT_DAYS = [-2, 45] as const;

/** No shop keeps on its shelf what went off weeks ago: lots of which something is left get a day about now. */
export function freshen({ chance, purchases }: Buying, ledger: Ledger, now: Date): void {
  const today = companyDay(now);
  const oldest = addDays(today, LEFT_DAYS[0]);
  const lines = purchases.flatMap((purchase) => purchase.lines).filter((line) => line.expires_on !== null);
  for (const { id, qty } of ledger.products.values()) {
    const own = lines.filter(({ product_id }) => product_id === id);
    const lots = own.map((line) => ({ line, units: line.qty, expires_on: line.expires_on }));
    for (const { line, left, expires_on } of lotsLeft(qty, lots)) {
      if (left === '0' || expires_on === null || expires_on >= oldest) continue;
      line.expires_on = addDays(today, chance.whole(...LEFT_DAYS));
    }
  }
}
