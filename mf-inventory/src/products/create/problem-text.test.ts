import { problemText } from './problem-text.ts';

test('says what is wrong with which field', () => {
  expect(problemText('code', 'already-used', 'A-1')).toBe('Otro producto ya usa este código.');
  expect(problemText('name', 'required', '')).toBe('Escribe el nombre del producto.');
});

test('tells a number of too many digits from what is no number', () => {
  expect(problemText('cost', 'not-a-decimal', '1234567890123456')).toBe('Es un número demasiado grande.');
  expect(problemText('cost', 'not-a-decimal', null)).toBe('Escribe un número, por ejemplo 1.234,56.');
});

test('has a sentence for a reason that it does not know', () => {
  expect(problemText('name', 'whatever', '')).toMatch(/\.$/);
});
