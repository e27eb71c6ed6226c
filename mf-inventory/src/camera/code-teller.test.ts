import { codeTeller } from './code-teller.ts';

test('a code is told once while it stays in sight, and again after it was taken away', () => {
  const isNew = codeTeller();
  expect(isNew(undefined, 0)).toBe(false);
  expect(isNew('A', 100)).toBe(true);
  expect(isNew('A', 1500)).toBe(false);
  expect(isNew(undefined, 1600)).toBe(false);
  expect(isNew('A', 2900)).toBe(false);
  expect(isNew('A', 4500)).toBe(true);
  expect(isNew('B', 4600)).toBe(true);
  expect(isNew('A', 4700)).toBe(true);
});
