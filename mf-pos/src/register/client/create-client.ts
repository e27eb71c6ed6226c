import { latestClock, stampOf } from '@cuadra/shared/outbox';
import { useSession } from '@cuadra/shared/state';
import type { ClientBody, ClientEntry } from '../../offline/outbox/client-entry.ts';
import type { Outbox } from '../../offline/outbox/outbox.ts';
import type { ClientResult } from '../../offline/outbox/send-client.ts';

/** Milliseconds that a cashier waits for the API to say who they are; after that they are sold to as they were written down. */
const PATIENCE = 4000;

/** A client as they are stored on the device, written down at this moment by who is signed in. */
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
 * Writes a new client down on the device, sends them, and waits for a while for what comes of it.
 *
 * @returns 'client-waiting' too where no answer came in time: they are stored, and sent until there is one
 * @throws where the device does not store them
 */
export async function createClient(
  outbox: Outbox,
  entry: ClientEntry,
): Promise<ClientResult | { kind: 'client-waiting' }> {
  let stop = () => {};
  const answer = new Promise<ClientResult>((resolve) => {
    stop = outbox.onResult((result) => {
      if (result.id === entry.id && isOfClient(result)) resolve(result);
    });
  });
  try {
    await outbox.addClient(entry);
    void outbox.flush();
    return await Promise.race([answer, wait(outbox.store.getState().isCutOff ? 0 : PATIENCE)]);
  } finally {
    stop();
  }
}

function isOfClient(result: { kind: string }): result is ClientResult {
  return result.kind.startsWith('client');
}

function wait(milliseconds: number): Promise<{ kind: 'client-waiting' }> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: 'client-waiting' }), milliseconds));
}
