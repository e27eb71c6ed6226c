import { axisTicks } from './axis-ticks.ts';

test.each([
  [
    [212, 258, 190],
    [0, 100, 200, 300],
  ],
  [[400], [0, 100, 200, 300, 400]],
  [[401], [0, 200, 400, 600]],
  [
    [0.3, 0.7],
    [0, 0.2, 0.4, 0.6, 0.8],
  ],
  [[1_234_567], [0, 500_000, 1_000_000, 1_500_000]],
])('sales of %j are told on an axis of %j', (values, ticks) => {
  expect(axisTicks(values)).toEqual(ticks);
});

test('a day on which more came back than was sold goes below 0', () => {
  expect(axisTicks([-30, 90])).toEqual([-50, 0, 50, 100]);
});

test('there is an axis where nothing was sold', () => {
  expect(axisTicks([])).toEqual([0, 1]);
  expect(axisTicks([0, 0])).toEqual([0, 1]);
});
