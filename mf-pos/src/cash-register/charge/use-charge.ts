import { useQueryClient } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { useCallback } from 'react';
import type { TenderEntry } from '../payment/methods.ts';
import { useSale, useTill, useTillStore } from '../till.ts';
import { type SaleRate, saleDraft } from './sale-draft.ts';
import { sendSale } from './send-sale.ts';

export interface Charge {
  /** The sale is on its way at this moment. */
  isSending: boolean;
  /** The sale is kept and may or may not have been sold: only sending it again can tell. */
  isOpen: boolean;
  /** Keeps the sale with a new id and sends it. */
  finish: (rate: SaleRate, changes: readonly TenderEntry[]) => void;
  /** Sends the kept sale again, exactly as it was. */
  retry: () => void;
}

/** Charging the sale in front of the cashier. */
export function useCharge(): Charge {
  const store = useTillStore();
  const cache = useQueryClient();
  const sale = useSale();
  const isSending = useTill((till) => sale.charge !== null && till.sending.includes(sale.charge.body.id));

  const finish = useCallback(
    (rate: SaleRate, changes: readonly TenderEntry[]) => {
      const body = store.getState().beginCharge(sale.number, saleDraft(sale, rate, changes, newId()));
      void sendSale({ store, number: sale.number, body, cache });
    },
    [store, cache, sale],
  );
  const retry = useCallback(() => {
    if (sale.charge) void sendSale({ store, number: sale.number, body: sale.charge.body, cache });
  }, [store, cache, sale]);

  return { isSending, isOpen: sale.charge !== null && !isSending, finish, retry };
}
