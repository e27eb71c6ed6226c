import type { ApiInput } from '@cuadra/shared/client';
import type { Good, ProductionOrderSummary } from '@cuadra/shared/contract';
import { exact, isRecord, sum } from '@cuadra/shared/domain';
import type { Stamp, StoredError } from '@cuadra/shared/outbox';

type FinishBody = ApiInput<'POST /production_orders/{id}/finish'>['body'];

/** A batch as it is sent, and sent again unchanged, under its own id. Its time comes from the entry's stamp. */
export type BatchBody = Omit<FinishBody, 'version' | 'made_at'>;

/** What the API had said last of an order when a step of it was taken. */
export interface Seen {
  version: number;
  /** How many good ones there were: a batch that somebody else has made since may be the same one. */
  made: string;
}

/** An order as a step is taken on it; without `told` the API has said nothing else of it. */
type Ordered = ProductionOrderSummary & { told?: Seen };

interface Entry {
  /** Its place among those that were written down on this device; 0 while it is not. */
  place: number;
  /** The batch's own; of a start, one for each order. */
  id: string;
  order: Pick<ProductionOrderSummary, 'id' | 'number' | 'formula_name' | 'makes'>;
  /** Name of who did it, whoever is signed in when it is sent. */
  author: string;
  stamp: Stamp;
  seen: Seen;
  /** `refused`: rejected by the API, and a person has to decide. */
  state: 'waiting' | 'refused';
  tries: number;
  /** Why it was not acknowledged by the last try. */
  trouble: StoredError | null;
  /** What the order takes, where the API rejected it for lack of stock: to say by name what lacks. */
  goods: Good[];
}

export interface StartEntry extends Entry {
  kind: 'start';
}

export interface BatchEntry extends Entry {
  kind: 'batch';
  body: BatchBody;
}

/** A step of an order that somebody took on the board, stored on the device until the API has acknowledged it (docs/decisions/0072). */
export type StepEntry = StartEntry | BatchEntry;

/** Who takes a step, and when by which clocks. */
export interface Doer {
  author: string;
  device: number;
  clock: Stamp['clock'];
}

export function startEntry(order: Ordered, doer: Doer): StartEntry {
  return { kind: 'start', id: `start-${order.id}`, ...entryOf(order, doer) };
}

export function batchEntry(order: Ordered, body: BatchBody, doer: Doer): BatchEntry {
  return { kind: 'batch', id: body.batch_id, body, ...entryOf(order, doer) };
}

function entryOf(
  { id, number, formula_name, makes, version, made, told = { version, made } }: Ordered,
  { author, device, clock }: Doer,
): Omit<Entry, 'id'> {
  return {
    ...{ order: { id, number, formula_name, makes }, seen: told, author, place: 0, stamp: { device, clock } },
    ...{ state: 'waiting', tries: 0, trouble: null, goods: [] },
  };
}

/** As they were done, whatever the device's clock said of it. */
export function inOrder(entries: readonly StepEntry[]): StepEntry[] {
  return [...entries].sort((one, other) => {
    if (one.place !== other.place) return one.place - other.place;
    // Written down by two windows at once.
    if (one.kind !== other.kind) return one.kind === 'start' ? -1 : 1;
    return one.stamp.device - other.stamp.device;
  });
}

/**
 * The step to be sent next. The steps of an order wait for each other: what stands before one must have arrived, or a person
 * has to have decided on it.
 *
 * @param tried those that were sent in this round
 * @returns undefined where nothing is left that may go out
 */
export function nextToSend(entries: readonly StepEntry[], tried: ReadonlySet<string>): StepEntry | undefined {
  const held = new Set<string>();
  for (const entry of inOrder(entries)) {
    if (!held.has(entry.order.id) && entry.state === 'waiting' && !tried.has(entry.id)) return entry;
    held.add(entry.order.id);
  }
  return undefined;
}

/** How an order stands, by the answer that refused a step of it; undefined where it does not say. */
export function leftAs({ current }: StoredError['details']): (Seen & { status: unknown }) | undefined {
  if (!isRecord(current)) return undefined;
  const { version, made, status } = current;
  return typeof version === 'number' && typeof made === 'string' ? { version, made, status } : undefined;
}

/**
 * Back in the line, by the decision of a person who was told how the order is now: that is what a step is held against from
 * here on.
 */
export function waitingAgain<E extends StepEntry>(entry: E): E {
  const left = entry.trouble ? leftAs(entry.trouble.details) : undefined;
  return withSeen({ ...entry, state: 'waiting' }, left);
}

/**
 * What the steps behind one that has arrived are held against.
 *
 * @param entry as it was held against its order
 * @returns undefined where more was made than it says: somebody else told a batch, which may be one of those behind it
 */
export function seenAfter(entry: StepEntry, { version, made }: ProductionOrderSummary): Seen | undefined {
  const own = entry.kind === 'batch' ? String(entry.body.qty) : '0';
  return exact(made).eq(sum([entry.seen.made, own])) ? { version, made } : undefined;
}

/** Held against a later word of its order, where there is one. */
export function withSeen<E extends StepEntry>(entry: E, later: Seen | undefined): E {
  if (!later || later.version <= entry.seen.version) return entry;
  return { ...entry, seen: { version: later.version, made: later.made } };
}
