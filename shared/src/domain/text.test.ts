import fc from 'fast-check';
import { beforeStop, searchable } from './text.ts';

test.each([
  ['Piña  COLADA', 'pina colada'],
  [' Café\tFlor de Arauca ', 'cafe flor de arauca'],
  ['AZÚCAR', 'azucar'],
  ['Œuf', 'œuf'],
  ['', ''],
])('«%s» is looked for as «%s»', (text, expected) => {
  expect(searchable(text)).toBe(expected);
});

test('composed and decomposed accents are one', () => {
  expect(searchable('n\u0303andu\u0301')).toBe(searchable('ñandú'));
});

test('making a text searchable twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => searchable(searchable(text)) === searchable(text)),
  );
});

test.each([
  ['Inversiones La Esquina, C.A.', 'Inversiones La Esquina, C.A'],
  ['Harina P.A.N. ', 'Harina P.A.N'],
  ['Polar', 'Polar'],
  ['', ''],
])('a sentence that ends with «%s» ends with one full stop', (name, expected) => {
  expect(beforeStop(name)).toBe(expected);
});
