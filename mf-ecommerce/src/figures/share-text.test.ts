import { shareText } from './share-text.ts';

test.each([
  [1, 4, '25\u00a0% de las visitas'],
  [0, 4, '0\u00a0% de las visitas'],
  [1, 300, '0,3\u00a0% de las visitas'],
  [4, 4, '100\u00a0% de las visitas'],
  // Who orders without a script is no visit.
  [5, 4, undefined],
  [0, 0, undefined],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole, 'las visitas')).toBe(text);
});
