import { useSession } from '@cuadra/shared/state';
import type { ClientBody, ClientEntry } from '../../outbox/client-entry.ts';
import { latestClock } from '../../outbox/clock.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { ClientSettlement } from '../../outbox/send-client.ts';
import { stampOf } from '../../outbox/stamp.ts';

/** Milliseconds that a cashier waits for the API to say who he is; after that he is sold to as he was written down. */
const PATIENCE = 4000;

/** A client as he is kept on the device, written down at this moment by who is signed in. */
export function clientEntryOf(body: ClientBody): ClientEntry {
  return {
    id: body.id,
    body,
    author: useSession.getState().state?.user.name ?? '',
    stamp: stampOf(Date.now(), latestClock()),
    state: 'waiting',
    tries: 0,
    triedAt: null,
    trouble: null,
    known: null,
  };
}

/**
 * Writes a new client down on the device, sends him, and waits for a while for what comes of it.
 *
 * @returns 'client-open' too where no answer came in time: he is kept, and sent until there is one
 * @throws where the device does not keep him
 */
export async function writeClient(
  outbox: Outbox,
  entry: ClientEntry,
): Promise<ClientSettlement | { kind: 'client-open' }> {
  let stop = () => {};
  const answer = new Promise<ClientSettlement>((resolve) => {
    stop = outbox.onSettled((settlement) => {
      if (settlement.id === entry.id && isOfClient(settlement)) resolve(settlement);
    });
  });
  try {
    await outbox.keepClient(entry);
    void outbox.flush();
    return await Promise.race([answer, wait(outbox.store.getState().isCutOff ? 0 : PATIENCE)]);
  } finally {
    stop();
  }
}

function isOfClient(settlement: { kind: string }): settlement is ClientSettlement {
  return settlement.kind.startsWith('client');
}

function wait(milliseconds: number): Promise<{ kind: 'client-open' }> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: 'client-open' }), milliseconds));
}
