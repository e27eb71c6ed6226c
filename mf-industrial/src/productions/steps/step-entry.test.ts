import { orderOf } from '../testing/orders.ts';
import { batchEntry, inOrder, nextToSend, type StepEntry, startEntry, waitingAgain } from './step-entry.ts';

const bread = orderOf();
const dough = orderOf({ id: 'order-2', number: 2 });
const at = (device: number) => ({ author: 'Ana', device, clock: null });
/** Written down as the so-manieth. */
const placed = <E extends StepEntry>(place: number, entry: E): E => ({ ...entry, place });
const start = placed(1, startEntry(bread, at(100)));
const first = placed(2, batchEntry(bread, { batch_id: 'first', qty: '60', close: false }, at(200)));
const last = placed(3, batchEntry(bread, { batch_id: 'last', qty: '40' }, at(300)));
const other = placed(4, startEntry(dough, at(400)));
const nothing = new Set<string>();
const refused = (entry: StepEntry): StepEntry => ({ ...entry, state: 'refused' });

test('steps go out as they were done, whatever the clock said', () => {
  expect(nextToSend([last, other, start, first], nothing)).toBe(start);
  expect(nextToSend([last, other, first], nothing)).toBe(first);
  // The device's clock was set back in between.
  const early = placed(5, batchEntry(bread, { batch_id: 'early', qty: '60' }, at(50)));
  expect(inOrder([early, other, start])).toEqual([start, other, early]);
  // Written down by two windows at once.
  expect(nextToSend([placed(1, early), start], nothing)).toBe(start);
});

test('a step that was rejected, or got no answer, holds the rest of its order and no other', () => {
  expect(nextToSend([refused(start), first, last, other], nothing)).toBe(other);
  expect(nextToSend([start, first, other], new Set([start.id]))).toBe(other);
  expect(nextToSend([start, first], new Set([start.id]))).toBeUndefined();
});

test('what is sent again after somebody was faster is held against the order as it was told to be', () => {
  const details = {
    by: 'Luis',
    is_own: false,
    at: null,
    current: { version: 7, made: '60', status: 'started' },
  };
  const trouble = { code: 'ERROR_EDITED', status: 409, fields: {}, details };
  for (const entry of [start, first]) {
    const again = { state: 'waiting', seen: { version: 7, made: '60' } };
    expect(waitingAgain({ ...entry, state: 'refused', trouble })).toMatchObject(again);
    expect(waitingAgain(refused(entry))).toMatchObject({ state: 'waiting', seen: { version: 1, made: '0' } });
  }
});

test('a step is held against what the API said, and not against what waits beside it', () => {
  const told = { version: 4, made: '20' };
  expect(
    batchEntry({ ...bread, version: 4, made: '80', told }, { batch_id: 'a', qty: '5' }, at(1)).seen,
  ).toEqual(told);
});
