import { fieldErrorText } from './field-error-text.ts';

test('says what is wrong with which field', () => {
  expect(fieldErrorText('code', 'already-used', 'A-1')).toBe('Otro producto ya usa este código.');
  expect(fieldErrorText('name', 'required', '')).toBe('Escribe el nombre del producto.');
});

test('tells a number of too many digits from what is no number', () => {
  expect(fieldErrorText('cost', 'not-a-decimal', '1234567890123456')).toBe('Es un número demasiado grande.');
  expect(fieldErrorText('cost', 'not-a-decimal', null)).toBe('Escribe un número, por ejemplo 1.234,56.');
});

test('has a sentence for a reason that it does not know', () => {
  expect(fieldErrorText('name', 'whatever', '')).toMatch(/\.$/);
});
