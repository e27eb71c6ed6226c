import { type ApiError, api } from '@cuadra/shared/client';
import { refreshLines, type SaleProduct } from '../../sale/lines/cart.ts';
import { type CartLine, lineKey } from '../../sale/lines/line.ts';
import { rateOfBody } from '../../sale/rate-of-body.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';
import type { ChargeContext } from './charge-context.ts';
import { isOfOrder, linesOfRejection, linesToMend, rateOfRejection, rejectionText } from './rejection.ts';

/** Opens a rejected sale again for the cashier, says why, and brings what the rejection names up to date. */
export async function reopenSale(
  { tabs, cache }: ChargeContext,
  { number, charge, products: lines }: SaleTab,
  error: ApiError,
): Promise<void> {
  if (!charge) return;
  const before = rateOfBody(charge.body);
  tabs.getState().reopen(number, charge.body.id);
  const [wrong] = linesToMend(error, lines);
  tabs.getState().setNotice(number, {
    ...{ kind: 'rejected', text: rejectionText(error, lines, before) },
    ...(wrong && { line: lineKey(wrong) }),
  });
  // Confirmed once more it is a sale of its own.
  if (isOfOrder(error)) tabs.getState().edit(number, { order_id: undefined });
  if (error.code === 'ERROR_RATE_CHANGED') {
    const rate = rateOfRejection(error, before);
    takeRate(cache, rate);
    // The rejection says it already.
    if (rate) tabs.getState().edit(number, { rate_seen: rate.rate });
  }
  const products = await readAgain(linesOfRejection(error, lines));
  tabs.getState().editLines(number, (current) => refreshLines(current, products));
}

/** The new rate is on the screen at once; the rest of its record is asked for behind. */
function takeRate(cache: ChargeContext['cache'], rate: SaleRate | undefined): void {
  if (rate) cache.set('GET /rates/dollar', (known) => known && { ...known, ...rate });
  void cache.refresh('GET /rates/dollar');
}

/** The products as they are now; one that cannot be read is left as it is, for the next rejection to name. */
async function readAgain(lines: readonly CartLine[]): Promise<SaleProduct[]> {
  const answers = await Promise.allSettled(
    lines.map(({ product_id }) => api('GET /products/{id}', { params: { id: product_id } })),
  );
  // What it is weighed in is told with the measures, and not with a product.
  const unitOf = (id: string) => lines.find(({ product_id }) => product_id === id)?.unit;
  return answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [{ ...answer.value, unit: unitOf(answer.value.id) }] : [],
  );
}
