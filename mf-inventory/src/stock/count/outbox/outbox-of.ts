import { api } from '@cuadra/shared/client';
import { reportUnsent, useSession } from '@cuadra/shared/state';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type CountOutbox, type CountOutboxState, createCountOutbox } from './count-outbox.ts';
import { openCountStore } from './count-store.ts';

/** The module's name, as remote.ts has it. */
const REMOTE = 'mf_inventory';

const outboxes = new Map<string, CountOutbox>();

/** What somebody counts on this device; the same one as long as the page lives. */
export function countOutboxOf(companyId: string, userId: string): CountOutbox {
  const key = `${companyId} ${userId}`;
  const known = outboxes.get(key);
  if (known) return known;
  const isOurs = () => {
    const { token, isLost, state } = useSession.getState();
    return token !== null && !isLost && state?.company?.id === companyId && state.user.id === userId;
  };
  const outbox = createCountOutbox({
    userId,
    store: openCountStore(companyId),
    send: (id, body) => api('POST /stock_counts/{id}/entries', { params: { id }, body }),
    now: Date.now,
    isOurs,
    report: (count) => reportUnsent(companyId, REMOTE, count),
  });
  outboxes.set(key, outbox);
  useSession.subscribe((now, before) => {
    if (before.isLost && !now.isLost && isOurs()) void outbox.flush();
  });
  return outbox;
}

const NOBODY = '';

/** The outbox of who is signed in, which sends as long as something shows it. */
export function useCountOutbox(): { outbox: CountOutbox; state: CountOutboxState } {
  const companyId = useSession(({ state }) => state?.company?.id ?? NOBODY);
  const userId = useSession(({ state }) => state?.user.id ?? NOBODY);
  const outbox = useMemo(() => countOutboxOf(companyId, userId), [companyId, userId]);
  useEffect(() => outbox.start(), [outbox]);
  const state = useSyncExternalStore(outbox.follow, outbox.state);
  return { outbox, state };
}

/** Sends what was counted while its screen is closed; draws nothing. */
export function CountSender() {
  useCountOutbox();
  return null;
}
