import { useCallCache } from '@cuadra/shared/client';
import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Outbox } from '../offline/outbox/outbox.ts';
import { outboxOf } from '../offline/outbox/outbox-of.ts';
import type { SaleEntry } from '../offline/outbox/sale-entry.ts';
import { tabsOf } from '../tabs/sale-tabs-store.ts';
import { type Unsent, unsentOf } from './unsent.ts';

export interface UnsentSales extends Unsent {
  isSending: boolean;
  /** Sends all of them now, those too that were rejected before. */
  send: () => void;
  /** How it stands at this very moment, and not when the screen was drawn. */
  now: () => Unsent;
}

/** What this device has sold at an open cash session and not sent yet; looking at it has it sent. */
export function useUnsent(session: CashSession, methods: readonly PaymentMethod[]): UnsentSales {
  const companyId = useSession((session) => session.state?.company?.id) ?? '';
  const outbox = outboxOf(companyId);
  const store = tabsOf(companyId);
  const calls = useCallCache();
  const [isSending, setSending] = useState(false);
  const { entries } = useStore(outbox.store);
  const tabs = useStore(store, (state) => state.tabs);
  const unsent = useMemo(
    () => unsentOf(session, { entries, tabs }, methods),
    [session, entries, tabs, methods],
  );

  useEffect(() => outbox.start(), [outbox]);
  useEffect(
    () =>
      outbox.onResult(({ kind }) => {
        // What has arrived belongs to what should be there.
        if (kind === 'sold') void calls.refresh('GET /cash_sessions/current');
      }),
    [outbox, calls],
  );

  return {
    ...unsent,
    isSending,
    send: () => {
      setSending(true);
      void sendAll(outbox, entries).finally(() => setSending(false));
    },
    now: () =>
      unsentOf(session, { entries: outbox.store.getState().entries, tabs: store.getState().tabs }, methods),
  };
}

async function sendAll(outbox: Outbox, entries: readonly SaleEntry[]): Promise<void> {
  for (const { id, state } of entries) if (state === 'refused') await outbox.sendAgain(id);
  await outbox.flush();
}
