import { ApiError, api, callKey, errorText, type useQueryClient } from '@cuadra/shared/client';
import type { StoreApi } from 'zustand';
import { type CartLine, refreshLines, type SellableProduct } from '../lines/cart.ts';
import type { TabsStore } from '../tabs/tabs-store.ts';
import { isRefusal, linesOfRefusal, rateOfRefusal, refusalText } from './refusal.ts';
import { rateOfBody, type SaleBody, type SaleRate } from './sale-draft.ts';

type Cache = ReturnType<typeof useQueryClient>;

export interface SaleOnItsWay {
  store: StoreApi<TabsStore>;
  /** The number of the tab it belongs to. */
  number: number;
  /** As `beginCharge` gave it: kept in the tab already. */
  body: SaleBody;
  cache: Cache;
}

/**
 * Sends a sale that is kept in its tab, and settles the tab by what comes back: sold, refused, or still open. It lives
 * outside the screen, so that an answer finds its tab also after the cashier has gone elsewhere. It never throws.
 */
export async function sendSale({ store, number, body, cache }: SaleOnItsWay): Promise<void> {
  const { startSending, stopSending, acknowledge, say } = store.getState();
  if (!startSending(body.id)) return;
  say(number, undefined);
  try {
    acknowledge(number, await api('POST /sales/create', { body }));
    void cache.invalidateQueries({ queryKey: callKey('GET /products') });
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error)) await refused({ store, number, body, cache }, error);
    else say(number, { kind: 'open', text: openText(error) });
  } finally {
    stopSending(body.id);
  }
}

function openText(error: unknown): string {
  return `${errorText(error)} La venta quedó guardada: al reintentar no se cobra dos veces.`;
}

async function refused({ store, number, body, cache }: SaleOnItsWay, error: ApiError): Promise<void> {
  const lines = store.getState().tabs.find((tab) => tab.number === number)?.products ?? [];
  const before = rateOfBody(body);
  store.getState().refuseCharge(number, body.id);
  store.getState().say(number, { kind: 'refused', text: refusalText(error, lines, before) });
  if (error.code === 'ERROR_RATE_CHANGED') takeRate(cache, rateOfRefusal(error, before));
  const products = await readAgain(linesOfRefusal(error, lines));
  store.getState().editLines(number, (current) => refreshLines(current, products));
}

/** The new rate is on the screen at once; the rest of its record is asked for behind. */
function takeRate(cache: Cache, rate: SaleRate | undefined): void {
  const queryKey = callKey('GET /rates/dollar', {});
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
