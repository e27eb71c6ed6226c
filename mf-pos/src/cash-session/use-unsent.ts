import { callKey, useQueryClient } from '@cuadra/shared/client';
import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { tabsOf } from '../cash-register/tabs/tabs-store.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { outboxOf } from '../outbox/outbox-of.ts';
import { type Unsent, unsentOf } from './unsent.ts';

export interface UnsentSales extends Unsent {
  isSending: boolean;
  /** Sends all of them now, those too that were refused before. */
  send: () => void;
  /** How it stands at this very moment, and not when the screen was drawn. */
  now: () => Unsent;
}

/** What this device has sold at an open till and not sent yet; looking at it has it sent. */
export function useUnsent(till: CashSession, methods: readonly PaymentMethod[]): UnsentSales {
  const companyId = useSession((session) => session.state?.company?.id) ?? '';
  const outbox = outboxOf(companyId);
  const store = tabsOf(companyId);
  const cache = useQueryClient();
  const [isSending, setSending] = useState(false);
  const { entries } = useStore(outbox.store);
  const tabs = useStore(store, (state) => state.tabs);
  const unsent = useMemo(() => unsentOf(till, { entries, tabs }, methods), [till, entries, tabs, methods]);

  useEffect(() => outbox.start(), [outbox]);
  useEffect(
    () =>
      outbox.onSettled(({ kind }) => {
        // What has arrived belongs to what should be there.
        if (kind === 'sold')
          void cache.invalidateQueries({ queryKey: callKey('GET /cash_sessions/current') });
      }),
    [outbox, cache],
  );

  return {
    ...unsent,
    isSending,
    send: () => {
      setSending(true);
      void sendAll(outbox, entries).finally(() => setSending(false));
    },
    now: () =>
      unsentOf(till, { entries: outbox.store.getState().entries, tabs: store.getState().tabs }, methods),
  };
}

async function sendAll(outbox: Outbox, entries: readonly OutboxEntry[]): Promise<void> {
  for (const { id, state } of entries) if (state === 'refused') await outbox.sendAgain(id);
  await outbox.flush();
}
