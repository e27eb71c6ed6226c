import { ApiError, api, callKey, errorText, type useQueryClient } from '@cuadra/shared/client';
import type { StoreApi } from 'zustand';
import type { TabsStore } from '../tabs/tabs-store.ts';
import { isRefusal } from './is-refusal.ts';
import { settleRefusal } from './refuse-sale.ts';
import type { SaleBody } from './sale-draft.ts';

export interface SaleOnItsWay {
  store: StoreApi<TabsStore>;
  /** The number of the tab it belongs to. */
  number: number;
  /** As `beginCharge` gave it: kept in the tab already. */
  body: SaleBody;
  cache: ReturnType<typeof useQueryClient>;
}

/**
 * Sells directly, on a device that keeps nothing: the sale is in its tab, and stays open there until there is an answer.
 * It never throws.
 */
export async function sendSale({ store, number, body, cache }: SaleOnItsWay): Promise<void> {
  const { startSending, stopSending, acknowledge, say } = store.getState();
  if (!startSending(body.id)) return;
  say(number, undefined);
  try {
    acknowledge(number, await api('POST /sales/create', { body }));
    void cache.invalidateQueries({ queryKey: callKey('GET /products') });
  } catch (error) {
    const tab = store.getState().tabs.find((one) => one.number === number);
    if (tab && error instanceof ApiError && isRefusal(error))
      await settleRefusal({ store, cache }, tab, error);
    else say(number, { kind: 'open', text: unkeptText(error) });
  } finally {
    stopSending(body.id);
  }
}

function unkeptText(error: unknown): string {
  return `${errorText(error)} Este dispositivo no puede guardar ventas (su almacenamiento está lleno o bloqueado): no cierres esta página y reintenta. No se cobra dos veces.`;
}
