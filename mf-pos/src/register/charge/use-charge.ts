import { useCallCache } from '@cuadra/shared/client';
import { useCallback, useMemo } from 'react';
import { useOutbox } from '../../offline/outbox/outbox-context.ts';
import { taken } from '../../sale/payment/exact-payments.ts';
import type { PaymentEntry } from '../../sale/payment/methods.ts';
import { saleDraft } from '../../sale/sale-body.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';
import { useSale, useSaleTabs, useSaleTabsStore } from '../../tabs/sale-tabs-context.ts';
import type { ChargeContext } from './charge-context.ts';
import { chargeSale } from './charge-sale.ts';
import { saleEntryOf } from './sale-entry-of.ts';

export interface Charge {
  /** The sale is on its way at this moment. */
  isSending: boolean;
  /** The sale is stored and may or may not have been sold: only sending it again can tell. */
  isOpen: boolean;
  /** Stores the sale under its id and sends it. `favour` is what the client's balance in favour pays, in the debt's currency. */
  finish: (rate: SaleRate, changes: readonly PaymentEntry[], favour?: string) => void;
  /** Sends the stored sale again, exactly as it was. */
  retry: () => void;
}

function useChargeContext(): ChargeContext {
  const tabs = useSaleTabsStore();
  const outbox = useOutbox();
  const cache = useCallCache();
  return useMemo(() => ({ tabs, outbox, cache }), [tabs, outbox, cache]);
}

/** Charging the sale in front of the cashier. */
export function useCharge(): Charge {
  const context = useChargeContext();
  const sale = useSale();
  const isSending = useSaleTabs(
    ({ sending }) => sale.charge !== null && sending.includes(sale.charge.body.id),
  );

  const send = useCallback(
    (tab: SaleTab) => {
      const entry = saleEntryOf(tab, context.cache);
      if (entry) void chargeSale(context, tab.number, entry);
    },
    [context],
  );
  const finish = useCallback(
    (rate: SaleRate, changes: readonly PaymentEntry[], favour?: string) => {
      const given = { ...sale, payments: taken(sale.payments) };
      context.tabs.getState().edit(sale.number, { payments: given.payments });
      const draft = saleDraft(given, rate, changes, sale.sale_id, favour);
      const body = context.tabs.getState().beginCharge(sale.number, draft);
      send({ ...given, charge: { body } });
    },
    [context, sale, send],
  );
  const retry = useCallback(() => send(sale), [send, sale]);

  return { isSending, isOpen: sale.charge !== null && !isSending, finish, retry };
}
