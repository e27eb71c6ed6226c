import { shareText } from './share-text.ts';

test.each([
  [1, 4, '25 % de las visitas'],
  [0, 4, '0 % de las visitas'],
  [1, 300, '0,3 % de las visitas'],
  [4, 4, '100 % de las visitas'],
  // Who orders without a script is no visit.
  [5, 4, undefined],
  [0, 0, undefined],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole, 'las visitas')).toBe(text);
});
