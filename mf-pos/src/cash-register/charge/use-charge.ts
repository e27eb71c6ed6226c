import { useQueryClient } from '@cuadra/shared/client';
import { useCallback, useMemo } from 'react';
import { useOutbox } from '../../outbox/outbox-context.ts';
import type { TenderEntry } from '../payment/methods.ts';
import type { SaleTab } from '../tabs/tab.ts';
import { useSale, useTill, useTillStore } from '../till.ts';
import { type ChargingTill, chargeSale } from './charge-sale.ts';
import { entryOf } from './entry-of.ts';
import { type SaleRate, saleDraft } from './sale-draft.ts';

export interface Charge {
  /** The sale is on its way at this moment. */
  isSending: boolean;
  /** The sale is kept and may or may not have been sold: only sending it again can tell. */
  isOpen: boolean;
  /** Keeps the sale under its id and sends it. */
  finish: (rate: SaleRate, changes: readonly TenderEntry[]) => void;
  /** Sends the kept sale again, exactly as it was. */
  retry: () => void;
}

/** What charging a sale needs of the till. */
export function useChargingTill(): ChargingTill {
  const store = useTillStore();
  const outbox = useOutbox();
  const cache = useQueryClient();
  return useMemo(() => ({ store, outbox, cache }), [store, outbox, cache]);
}

/** Charging the sale in front of the cashier. */
export function useCharge(): Charge {
  const till = useChargingTill();
  const sale = useSale();
  const isSending = useTill(({ sending }) => sale.charge !== null && sending.includes(sale.charge.body.id));

  const send = useCallback(
    (tab: SaleTab) => {
      const entry = entryOf(tab, till.cache);
      if (entry) void chargeSale(till, tab.number, entry);
    },
    [till],
  );
  const finish = useCallback(
    (rate: SaleRate, changes: readonly TenderEntry[]) => {
      const draft = saleDraft(sale, rate, changes, sale.sale_id);
      const body = till.store.getState().beginCharge(sale.number, draft);
      send({ ...sale, charge: { body } });
    },
    [till, sale, send],
  );
  const retry = useCallback(() => send(sale), [send, sale]);

  return { isSending, isOpen: sale.charge !== null && !isSending, finish, retry };
}
