import type { Good, ProductionOrder } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import {
  concernsAll,
  type DeviceStore,
  isRejection,
  madeAt,
  type Stamp,
  type StoredError,
  toApiError,
  toStoredError,
} from '@cuadra/shared/outbox';
import { leftAs, nextToSend, type Seen, type StepEntry, seenAfter, withSeen } from './step-entry.ts';

/** What came of sending a step. */
export type StepResult =
  | {
      kind: 'sent';
      entry: StepEntry;
      order: ProductionOrder;
      /** What steps behind it are held against: undefined where somebody else did something in between. */
      seen: Seen | undefined;
    }
  | { kind: 'rejected'; entry: StepEntry; error: StoredError }
  /** Nobody knows: it is sent again. */
  | { kind: 'waiting'; entry: StepEntry; error: StoredError };

/** What sending needs of the world. */
export interface SendingSteps {
  steps: DeviceStore<StepEntry>;
  /** Sends a step. @param made_at when it was done, by the server's clock @throws ApiError */
  send: (entry: StepEntry, made_at: string) => Promise<ProductionOrder>;
  /** @throws ApiError */
  readOrder: (id: string) => Promise<ProductionOrder>;
  /** What the steps of an order that went out from this window left of it. */
  lastLeft: (orderId: string) => Seen | undefined;
  now: () => { device: number; clock: Stamp['clock'] };
  /** Whether who is signed in may send what waits: somebody of the company, who may produce. */
  isOurs: () => boolean;
  onResult: (result: StepResult) => void;
}

/**
 * Sends what waits, each once, until nothing is left or nothing gets through.
 *
 * @returns whether something that waits was not acknowledged, so that it is to be tried again later
 */
export async function sendSteps(sending: SendingSteps): Promise<boolean> {
  const tried = new Set<string>();
  let isLeft = false;
  while (sending.isOurs()) {
    const entry = nextToSend(await sending.steps.all(), tried);
    if (!entry) return isLeft;
    tried.add(entry.id);
    const result = await sendStep(entry, sending);
    sending.onResult(result);
    if (result.kind !== 'waiting') continue;
    isLeft = true;
    if (concernsAll(result.error)) return true;
  }
  return isLeft;
}

async function sendStep(entry: StepEntry, sending: SendingSteps): Promise<StepResult> {
  const { steps, isOurs } = sending;
  try {
    const { order, seen } = await postStep(entry, sending);
    // Where it cannot be taken out it is sent once more, and answered likewise.
    await steps.remove(entry.id).catch(() => undefined);
    if (seen) await holdAgainst(order.id, seen, steps).catch(() => undefined);
    return { kind: 'sent', entry, order, seen };
  } catch (caught) {
    const error = toStoredError(caught);
    // What was refused to somebody else, who has signed in meanwhile, says nothing of it.
    const isRejected = isOurs() && isRejection(toApiError(error));
    const goods = isRejected && error.code === 'ERROR_STOCK' ? await goodsOf(entry, sending) : entry.goods;
    const tried = (current: StepEntry): StepEntry => ({
      ...{ ...current, tries: current.tries + 1, trouble: error, goods },
      state: isRejected ? 'refused' : current.state,
    });
    const stored = await steps.change(entry.id, tried);
    return { kind: isRejected ? 'rejected' : 'waiting', entry: stored ?? tried(entry), error };
  }
}

/** What is still to be sent of an order was done after what has just arrived: that is no change by somebody else. */
async function holdAgainst(orderId: string, seen: Seen, steps: DeviceStore<StepEntry>): Promise<void> {
  for (const { id, order } of await steps.all()) {
    if (order.id === orderId) await steps.change(id, (entry) => withSeen(entry, seen));
  }
}

/** Times that a batch is held against a newer word of its order before it is left to a person. */
const MOST_AGAIN = 3;

/**
 * Sends a step, and again where what was changed of its order meanwhile is nothing to it: a note that somebody wrote refuses no
 * bread that was baked. Another batch may be this one, told by two, and a person knows.
 *
 * @returns the order, and what the steps behind it are held against
 * @throws ApiError
 */
export async function postStep(
  entry: StepEntry,
  { send, readOrder, now, lastLeft }: Pick<SendingSteps, 'send' | 'readOrder' | 'now' | 'lastLeft'>,
): Promise<{ order: ProductionOrder; seen: Seen | undefined }> {
  const { device, clock } = now();
  const at = madeAt(entry.stamp, clock, device).toISOString();
  let held = withSeen(entry, lastLeft(entry.order.id));
  for (let again = 0; ; again += 1) {
    try {
      const order = await send(held, at);
      return { order, seen: seenAfter(held, order) };
    } catch (error) {
      const { fields, details } = toStoredError(error);
      if (entry.kind === 'start' && fields.id === 'not-planned') {
        // Its answer was lost, and since then it was finished, here or elsewhere.
        const order = await readOrder(entry.order.id);
        if (order.status === 'done') return { order, seen: undefined };
      }
      const left = entry.kind === 'batch' ? leftAs(details) : undefined;
      const isTheSame = left?.status === 'started' && exact(left.made).eq(held.seen.made);
      if (!isTheSame || again === MOST_AGAIN) throw error;
      held = withSeen(held, left);
    }
  }
}

async function goodsOf({ order, goods }: StepEntry, { readOrder }: SendingSteps): Promise<Good[]> {
  return readOrder(order.id).then(
    ({ lines }) => lines.map(({ good }) => good),
    () => goods,
  );
}
