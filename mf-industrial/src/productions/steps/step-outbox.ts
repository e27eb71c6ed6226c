import { ApiError } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { createSendingLoop, isPassing, type Windows } from '@cuadra/shared/outbox';
import { createStore, type StoreApi } from 'zustand';
import { postStep, type SendingSteps, type StepResult, sendSteps } from './send-steps.ts';
import { inOrder, type Seen, type StepEntry, waitingAgain } from './step-entry.ts';

export interface StepsState {
  /** In the order in which they were done. */
  entries: readonly StepEntry[];
  /** How orders were when a step of theirs was answered, by id: newer than a list that was read before. */
  answered: Readonly<Record<string, ProductionOrder>>;
  /** `refused`: the device stores nothing, by its settings or because it is full. */
  storage: 'unknown' | 'ready' | 'refused';
  /** The last try got no answer: the next one may not either. */
  isCutOff: boolean;
}

/** The steps of a company's orders that were done on this device and are not acknowledged (docs/decisions/0072). */
export interface StepOutbox {
  store: StoreApi<StepsState>;
  /**
   * Writes a step down, to be sent from then on. It is on the disk when this resolves.
   *
   * @throws where the device does not store it; ApiError 409 with `already-used` on `id` for another batch under the id of one that
   * waits
   */
  add: (entry: StepEntry) => Promise<void>;
  /** Sends a step that the device could not store. @throws ApiError */
  sendUnstored: (entry: StepEntry) => Promise<ProductionOrder>;
  /** Sends what waits, now. */
  flush: () => Promise<void>;
  /** Has a rejected step sent again, against the order as it was told to be. */
  sendAgain: (id: string) => Promise<void>;
  /** Takes a step out that is not to be. */
  discard: (id: string) => Promise<void>;
  /** Follows what comes of steps, in whichever window they are sent. @returns stops following */
  onResult: (listener: (result: StepResult) => void) => () => void;
  /** Begins to send by itself. @returns stops it */
  start: () => () => void;
}

export function createStepOutbox(
  parts: Omit<SendingSteps, 'onResult' | 'lastLeft'> & {
    windows: Windows<StepResult>;
    /** Told how many steps are still to be sent or decided on, whenever that changes. */
    report: (count: number) => void;
    /** Rejects where the device would not store a step. */
    tryStorage?: () => Promise<void>;
    /** A step is stored: the browser should not throw it away by itself. */
    onStored?: () => void;
  },
): StepOutbox {
  const { steps, windows, report } = parts;
  const store = createStore<StepsState>()(() => ({
    ...{ entries: [], answered: {}, storage: 'unknown', isCutOff: false },
  }));
  const listeners = new Set<(result: StepResult) => void>();
  /** What the steps of each order that have gone out left of it. */
  const left = new Map<string, Seen>();
  /** A full device is read like any other: only writing tells. */
  let isFull = false;

  async function read(): Promise<void> {
    try {
      const entries = inOrder(await steps.all());
      const storage = isFull ? 'refused' : 'ready';
      // Another window may have sent the last one.
      store.setState({ entries, storage, ...(entries.length === 0 && { isCutOff: false }) });
      report(entries.length);
    } catch {
      store.setState({ storage: 'refused' });
    }
  }

  async function changed(): Promise<void> {
    windows.tell({ kind: 'changed' });
    await read();
  }

  function tell(result: StepResult): void {
    // A server that fails is given time as one that is away.
    if (result.kind !== 'waiting') loop.noteAnswer();
    store.setState({ isCutOff: result.kind === 'waiting' && result.error.status === 0 });
    if (result.kind === 'sent') {
      const { order, seen } = result;
      if (seen) left.set(order.id, seen);
      store.setState(({ answered }) => ({ answered: { ...answered, [order.id]: order } }));
    }
    for (const listener of [...listeners]) listener(result);
  }

  const sending: SendingSteps = {
    ...parts,
    lastLeft: (id) => left.get(id),
    onResult: (result) => {
      windows.tell(result);
      tell(result);
      void read();
    },
  };

  const loop = createSendingLoop<StepResult>({
    ...{ windows, hear: tell, read },
    sendAll: () => sendSteps(sending),
    begin: async () => {
      await parts.tryStorage?.().catch(() => {
        isFull = true;
      });
      await read();
      const isOver = ({ state, trouble }: StepEntry) => state === 'refused' && isPassing(trouble);
      for (const { id } of store.getState().entries.filter(isOver)) await steps.change(id, waitingAgain);
    },
  });

  async function write(entry: StepEntry): Promise<void> {
    const entries = await steps.all();
    const known = entries.find(({ id }) => id === entry.id);
    if (known && !isSameStep(known, entry))
      throw new ApiError('ERROR_CONFLICT', 409, { fields: { id: 'already-used' } });
    const place = 1 + Math.max(0, ...entries.map((one) => one.place));
    await steps.add({ ...entry, place });
  }
  return {
    store,
    sendUnstored: async (entry) => (await postStep(entry, sending)).order,
    flush: loop.flush,
    start: loop.start,
    add: async (entry) => {
      try {
        await write(entry);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        isFull = true;
        store.setState({ storage: 'refused' });
        throw error;
      }
      isFull = false;
      parts.onStored?.();
      await changed();
      void loop.flush();
    },
    sendAgain: async (id) => {
      await steps.change(id, waitingAgain);
      await changed();
      await loop.flush();
    },
    discard: async (id) => {
      await steps.remove(id);
      await changed();
      // What stood behind it may go out.
      void loop.flush();
    },
    onResult: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A press that comes twice, and not another batch under the id of one that is stored. */
function isSameStep(one: StepEntry, other: StepEntry): boolean {
  if (one.kind !== 'batch' || other.kind !== 'batch') return one.kind === other.kind;
  return JSON.stringify(one.body) === JSON.stringify(other.body);
}
