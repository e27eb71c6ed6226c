import { neighbour, nextWaiting } from './next-payment.ts';

const queue = [
  { id: 'a', status: 'waiting' as const },
  { id: 'b', status: 'waiting' as const },
  { id: 'c', status: 'approved' as const },
];

const NONE = new Set<string>();

test('after a decision comes the next that waits, and then those that were passed over', () => {
  expect(nextWaiting(queue, 'a', NONE)).toBe('b');
  expect(nextWaiting(queue, 'b', NONE)).toBe('a');
  expect(nextWaiting(queue, 'c', NONE)).toBe('a');
  expect(nextWaiting(queue.slice(2), 'c', NONE)).toBeUndefined();
});

test('what was decided a moment ago is not offered again by a list that does not know it yet', () => {
  expect(nextWaiting(queue, 'b', new Set(['a']))).toBeUndefined();
  expect(nextWaiting(queue, 'c', new Set(['a']))).toBe('b');
});

test('one that is not in the list is followed by the first that waits', () => {
  expect(nextWaiting(queue, 'z', NONE)).toBe('a');
  expect(neighbour(queue, 'z', 1)).toBe('a');
});

test('arrows walk to the ends of the list and no further', () => {
  expect(neighbour(queue, 'b', 1)).toBe('c');
  expect(neighbour(queue, 'b', -1)).toBe('a');
  expect(neighbour(queue, 'c', 1)).toBeUndefined();
  expect(neighbour(queue, 'a', -1)).toBeUndefined();
});
