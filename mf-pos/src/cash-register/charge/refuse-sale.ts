import { type ApiError, api, callKey, errorText, type useQueryClient } from '@cuadra/shared/client';
import type { StoreApi } from 'zustand';
import { errorOf, type Trouble } from '../../outbox/trouble.ts';
import { type CartLine, refreshLines, type SellableProduct } from '../lines/cart.ts';
import type { SaleTab } from '../tabs/tab.ts';
import type { TabsStore } from '../tabs/tabs-store.ts';
import { linesOfRefusal, rateOfRefusal, refusalText } from './refusal.ts';
import { rateOfBody, type SaleRate } from './sale-draft.ts';

type Cache = ReturnType<typeof useQueryClient>;

/** What a sale says of itself that got no answer. */
export function openText(trouble: Trouble | undefined): string {
  const why = trouble ? errorText(errorOf(trouble)) : 'El servidor tarda en responder.';
  return `${why} La venta quedó guardada: al reintentar no se cobra dos veces.`;
}

/** Opens a refused sale again for the cashier, says why, and brings what the refusal names up to date. */
export async function settleRefusal(
  { store, cache }: { store: StoreApi<TabsStore>; cache: Cache },
  { number, charge, products: lines }: SaleTab,
  error: ApiError,
): Promise<void> {
  if (!charge) return;
  const before = rateOfBody(charge.body);
  store.getState().refuseCharge(number, charge.body.id);
  store.getState().say(number, { kind: 'refused', text: refusalText(error, lines, before) });
  if (error.code === 'ERROR_RATE_CHANGED') {
    const rate = rateOfRefusal(error, before);
    takeRate(cache, rate);
    // The refusal says it already.
    if (rate) store.getState().edit(number, { rate_seen: rate.rate });
  }
  const products = await readAgain(linesOfRefusal(error, lines));
  store.getState().editLines(number, (current) => refreshLines(current, products));
}

/** The new rate is on the screen at once; the rest of its record is asked for behind. */
function takeRate(cache: Cache, rate: SaleRate | undefined): void {
  const queryKey = callKey('GET /rates/dollar');
  if (rate) cache.setQueryData(queryKey, (known: object | undefined) => known && { ...known, ...rate });
  void cache.invalidateQueries({ queryKey: callKey('GET /rates/dollar') });
}

/** The products as they are now; one that cannot be read is left as it is, for the next refusal to name. */
async function readAgain(lines: readonly CartLine[]): Promise<SellableProduct[]> {
  const answers = await Promise.allSettled(
    lines.map(({ product_id }) => api('GET /products/{id}', { params: { id: product_id } })),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
