/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { ApiError } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { sum, toQuantity } from '@cuadra/shared/domain';
import { openDeviceStore, type WindowMessage, type Windows } from '@cuadra/shared/outbox';
import { FLOUR } from '../../formulas/testing/samples.ts';
import { answerOf, orderOf } from '../testing/orders.ts';
import type { StepResult } from './send-steps.ts';
import { batchEntry, type StepEntry, startEntry } from './step-entry.ts';
import { createStepOutbox } from './step-outbox.ts';

const CUT = new ApiError('ERROR_NETWORK', 0);
const NOW = Date.UTC(2026, 10, 25, 12);
const clock = { offset: 0, at: NOW - 1000 };

/** What arrived, in order, each once however often it was sent; and what the server does with the next one. */
let arrived: string[];
let tries: number;
let order: ProductionOrder;
let failure: { error: ApiError; isAfter: boolean } | undefined;
let rejects: (entry: StepEntry) => ApiError | undefined;
let companies = 0;
let hearing: Set<(message: WindowMessage<StepResult>, from: object) => void>;
let turn: Promise<unknown>;
let isOurs: boolean;

beforeEach(() => {
  companies += 1;
  arrived = [];
  tries = 0;
  order = answerOf();
  failure = undefined;
  rejects = () => undefined;
  hearing = new Set();
  turn = Promise.resolve();
  isOurs = true;
});

function windows(): Windows<StepResult> {
  const own = {};
  return {
    tell: (message) => {
      for (const hear of hearing) hear(structuredClone(message), own);
    },
    listen: (listener) => {
      const hear = (message: WindowMessage<StepResult>, from: object) => {
        if (from !== own) listener(message);
      };
      hearing.add(hear);
      return () => hearing.delete(hear);
    },
    alone: (task) => {
      const mine = turn.then(task);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** As the API: what is known is answered again, and what was seen of the order must be what is there. */
async function send(entry: StepEntry, made_at: string): Promise<ProductionOrder> {
  tries += 1;
  if (failure && !failure.isAfter) throw failure.error;
  const name = `${entry.id} ${made_at}`;
  if (!arrived.includes(name)) {
    const rejection = rejects(entry);
    if (rejection) throw rejection;
    if (entry.seen.version !== order.version) throw edited();
    arrived.push(name);
    order = { ...order, version: order.version + 1, ...after(entry) };
  }
  if (failure) throw failure.error;
  return order;
}

function after(entry: StepEntry): Partial<ProductionOrder> {
  if (entry.kind === 'start') return { status: 'started' };
  const { qty, close = true } = entry.body;
  return { status: close ? 'done' : 'started', made: toQuantity(sum([order.made, String(qty)])) };
}

const edited = () =>
  new ApiError('ERROR_EDITED', 409, { details: { by: 'Luis', is_own: false, at: null, current: order } });

function openWindow() {
  const counts: number[] = [];
  const results: string[] = [];
  const outbox = createStepOutbox({
    steps: openDeviceStore(`board-${companies}`, 'steps'),
    windows: windows(),
    send,
    readOrder: async () => order,
    now: () => ({ device: NOW + 60_000, clock }),
    isOurs: () => isOurs,
    report: (count) => counts.push(count),
  });
  outbox.onResult(({ kind, entry }) => results.push(`${entry.id} ${kind}`));
  const states = () => outbox.store.getState().entries.map(({ id, state }) => `${id} ${state}`);
  return { outbox, counts, results, states };
}

const start = startEntry(orderOf(), { author: 'Ana', device: NOW, clock });
const batch = batchEntry(
  orderOf(),
  { batch_id: 'batch', qty: '98', waste: '2' },
  { author: 'Ana', device: NOW + 1000, clock },
);
const at = (entry: StepEntry) => `${entry.id} ${new Date(entry.stamp.device).toISOString()}`;

test('without a connection steps wait; with one they arrive once, in order, of the time they were done', async () => {
  failure = { error: CUT, isAfter: false };
  const { outbox, counts, states } = openWindow();
  await outbox.add(start);
  await outbox.add(batch);
  // The same one, from a press in another window.
  await outbox.add(start);
  await outbox.flush();
  expect(states()).toEqual(['start-order-1 waiting', 'batch waiting']);
  expect(outbox.store.getState().isCutOff).toBe(true);
  expect(counts.at(-1)).toBe(2);

  // Another visit.
  failure = undefined;
  const later = openWindow();
  await later.outbox.flush();
  expect(arrived).toEqual([at(start), at(batch)]);
  expect(later.states()).toEqual([]);
  expect(later.outbox.store.getState().answered['order-1']?.status).toBe('done');
});

test('after an answer that was lost it is sent again, and done once', async () => {
  failure = { error: CUT, isAfter: true };
  const { outbox, states } = openWindow();
  await outbox.add(start);
  await outbox.flush();
  expect(states()).toEqual(['start-order-1 waiting']);
  failure = undefined;
  await outbox.flush();
  expect([arrived, states()]).toEqual([[at(start)], []]);
  expect(tries).toBeGreaterThan(1);
});

test('a start whose answer was lost and that somebody has finished since counts as done', async () => {
  order = answerOf({ status: 'done', version: 5 });
  rejects = () => new ApiError('ERROR_CONFLICT', 409, { fields: { id: 'not-planned' } });
  const { outbox, results } = openWindow();
  await outbox.add(start);
  await outbox.flush();
  expect(results).toEqual(['start-order-1 sent']);
});

test('a rejected start holds its batch until a person has decided, and says by name what lacks', async () => {
  order = answerOf({
    lines: [{ good: FLOUR, qty: '5', held: '0', used: '0', available: '1', cost_currency: 'USD' }],
  });
  rejects = ({ kind }) =>
    kind === 'start'
      ? new ApiError('ERROR_STOCK', 409, { details: { available: { [FLOUR.id]: '1' } } })
      : undefined;
  const { outbox, states, results } = openWindow();
  await outbox.add(start);
  await outbox.flush();
  await outbox.add(batch);
  await outbox.flush();
  expect(states()).toEqual(['start-order-1 refused', 'batch waiting']);
  expect(outbox.store.getState().entries[0]?.goods).toEqual([FLOUR]);
  expect(results).toEqual(['start-order-1 rejected']);

  rejects = () => undefined;
  await outbox.sendAgain(start.id);
  expect([arrived, states()]).toEqual([[at(start), at(batch)], []]);
});

test('what is discarded is not sent, and lets go what stood behind it', async () => {
  rejects = ({ kind }) =>
    kind === 'start' ? new ApiError('ERROR_CONFLICT', 409, { fields: { id: 'not-planned' } }) : undefined;
  order = answerOf({ status: 'annulled' });
  const { outbox, states } = openWindow();
  await outbox.add(start);
  await outbox.add(batch);
  await outbox.flush();
  expect(states()).toEqual(['start-order-1 refused', 'batch waiting']);
  await outbox.discard(start.id);
  await outbox.flush();
  expect([arrived, states()]).toEqual([[at(batch)], []]);
});

test('two windows send a step once, and both know what came of it', async () => {
  const one = openWindow();
  const other = openWindow();
  const stops = [one.outbox.start(), other.outbox.start()];
  await one.outbox.add(start);
  await Promise.all([one.outbox.flush(), other.outbox.flush()]);
  await other.outbox.flush();
  for (const stop of stops) stop();
  expect([arrived, tries]).toEqual([[at(start)], 1]);
  expect([one.states(), other.states()]).toEqual([[], []]);
  expect(other.results).toEqual(['start-order-1 sent']);
});

test('nothing is sent in the session of another company, or after it was lost', async () => {
  isOurs = false;
  const { outbox, states } = openWindow();
  await outbox.add(start);
  await outbox.flush();
  expect([tries, states()]).toEqual([0, ['start-order-1 waiting']]);
});

test('batches behind each other are held against what the ones before them left', async () => {
  failure = { error: CUT, isAfter: false };
  const { outbox } = openWindow();
  const [first, second] = ['first', 'second'].map((id, index) =>
    batchEntry(
      orderOf(),
      { batch_id: id, qty: '30', close: false },
      { author: 'Ana', device: NOW + index, clock },
    ),
  );
  if (!first || !second) throw new Error('two batches');
  for (const entry of [start, first, second]) await outbox.add(entry);
  failure = undefined;
  const later = openWindow();
  await later.outbox.flush();
  expect(arrived).toEqual([start, first, second].map(at));
  expect([order.made, later.states()]).toEqual(['60', []]);
});

test('a note that somebody wrote meanwhile refuses no batch', async () => {
  order = answerOf({ status: 'started', version: 6, note: 'Para la fiesta' });
  const { outbox, results } = openWindow();
  await outbox.add(batch);
  await outbox.flush();
  expect([arrived, results]).toEqual([[at(batch)], ['batch sent']]);
});

test('a batch that somebody else told meanwhile may be this one: a person says whether it is another', async () => {
  order = answerOf({ status: 'started', version: 6, made: '98' });
  const { outbox, states } = openWindow();
  await outbox.add(batch);
  await outbox.flush();
  expect([arrived, states()]).toEqual([[], ['batch refused']]);
  await outbox.sendAgain(batch.id);
  expect([arrived, states(), order.made]).toEqual([[at(batch)], [], '196']);
});

test('what somebody else told before a start arrived, or before an answer that was lost, is asked all the same', async () => {
  // Luis began the order and told the bread of it; the start from here is answered as it is.
  const { outbox, states } = openWindow();
  failure = { error: CUT, isAfter: false };
  await outbox.add(start);
  await outbox.add(batch);
  await outbox.flush();
  failure = undefined;
  order = answerOf({ status: 'started', version: 3, made: '98' });
  arrived.push(at(start));
  await outbox.flush();
  expect(states()).toEqual(['batch refused']);
  expect(outbox.store.getState().answered['order-1']?.made).toBe('98');
});

test('another batch under the id of one that waits is told apart, and the same one is not', async () => {
  failure = { error: CUT, isAfter: false };
  const { outbox, states } = openWindow();
  await outbox.add(batch);
  await outbox.add(batch);
  const another = batchEntry(
    orderOf(),
    { batch_id: 'batch', qty: '80' },
    { author: 'Ana', device: NOW, clock },
  );
  await expect(outbox.add(another)).rejects.toMatchObject({ fields: { id: 'already-used' } });
  expect(states()).toEqual(['batch waiting']);
});

test('what is refused to somebody of another company, who signed in meanwhile, is not taken for judged', async () => {
  rejects = () => {
    isOurs = false;
    return new ApiError('ERROR_NOT_FOUND', 404);
  };
  const { outbox, states } = openWindow();
  await outbox.add(batch);
  await outbox.flush();
  expect(states()).toEqual(['batch waiting']);
});
