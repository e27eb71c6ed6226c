import { mapInSlices } from './in-slices.ts';

test('all are mapped in order, and the page has its turn in between', async () => {
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  });
  const mapped = await mapInSlices(
    Array.from({ length: 40 }, (_, index) => index),
    (index) => {
      const until = performance.now() + 5;
      while (performance.now() < until);
      return index * 2;
    },
  );
  clearInterval(clock);
  expect(mapped).toEqual(Array.from({ length: 40 }, (_, index) => index * 2));
  expect(turns).toBeGreaterThan(1);
});

test('nothing is nothing', async () => {
  expect(await mapInSlices([], () => 1)).toEqual([]);
});
