import fc from 'fast-check';
import { layOut, wrap } from './columns.ts';
import { centered, pair, type ReceiptRow, RULE, words } from './rows.ts';

const texts = (rows: readonly ReceiptRow[], columns = 32) => layOut(rows, columns).map(({ text }) => text);

test('a pair stands at both edges, as wide as the roll', () => {
  expect(texts([pair('2 × $ 1,15', 'Bs. 1.978,41')])).toEqual(['2 × $ 1,15          Bs. 1.978,41']);
  expect(texts([pair('Total', 'Bs. 1,00')], 48)).toEqual([`Total${' '.repeat(35)}Bs. 1,00`]);
});

test('what does not fit beside its amount leaves the amount a line of its own', () => {
  expect(texts([pair('Pago Móvil (ref. 001234567890)', 'Bs. 12.345.678,90')])).toEqual([
    'Pago Móvil (ref. 001234567890)',
    '               Bs. 12.345.678,90',
  ]);
});

test('a long name goes on below, between words', () => {
  expect(texts([words('Harina de maíz blanco precocida enriquecida P.A.N. 1 kg')])).toEqual([
    'Harina de maíz blanco precocida',
    'enriquecida P.A.N. 1 kg',
  ]);
});

test('words are centred and rules are as wide as the roll', () => {
  expect(texts([centered('Bodega'), RULE], 12)).toEqual(['   Bodega', '------------']);
});

test('spaces that only Intl writes become plain ones', () => {
  expect(texts([pair('Hora', '9:05 p. m.')])).toEqual(['Hora                  9:05 p. m.']);
});

test('weight is told and changes nothing of the width', () => {
  expect(layOut([pair('Total', 'Bs. 1,00', { strong: true, large: true })], 16)).toEqual([
    { text: 'Total   Bs. 1,00', strong: true, large: true },
  ]);
});

const anyText = fc.string({ unit: fc.constantFrom(...'abcdeáéñÚ×$1234567890.,:()    '), maxLength: 90 });
const anyRow: fc.Arbitrary<ReceiptRow> = fc.oneof(
  anyText.map((text) => words(text)),
  anyText.map((text) => centered(text)),
  fc.tuple(anyText, anyText).map(([start, end]) => pair(start, end)),
);

test('no line is wider than the roll, and no letter is lost', () => {
  fc.assert(
    fc.property(anyRow, fc.constantFrom(32, 42, 48), (row, columns) => {
      const lines = texts([row], columns);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns);
      const told = row.kind === 'text' ? row.text : row.kind === 'pair' ? row.start + row.end : '';
      const letters = (text: string) => text.replace(/\s/g, '');
      expect(letters(lines.join(''))).toBe(letters(told));
    }),
  );
});

test('an empty text is an empty line', () => {
  expect(wrap('', 32)).toEqual(['']);
});
