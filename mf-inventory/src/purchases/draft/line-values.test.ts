import { lineValues, newLine, withScanned } from './line-values.ts';

const flour = {
  ...{ id: 'flour', name: 'Harina', code: null },
  presentations: [{ id: 'box', name: 'Caja', factor: '24', barcodes: [], price: null, price_currency: null }],
};
const rice = { id: 'rice', name: 'Arroz', code: null, has_lots: true as const };

test('the same code again is one more of its line, a box is a line of its own', () => {
  const first = withScanned([], flour, '');
  const second = withScanned(first.lines, flour, '');
  const box = withScanned(second.lines, flour, 'box');
  const last = withScanned(box.lines, rice, '');
  expect(last.lines.map(({ product, presentation_id, qty }) => [product.id, presentation_id, qty])).toEqual([
    ['flour', '', '2'],
    ['flour', 'box', '1'],
    ['rice', '', '1'],
  ]);
  expect(second.line.id).toBe(first.line.id);
});

test('of several lots the last one is counted on, and what is no number yet begins at one', () => {
  const lots = [newLine(rice), { ...newLine(rice), qty: null }];
  const { lines, line } = withScanned(lots, rice, '');
  expect(lines.map(({ qty }) => qty)).toEqual(['1', '1']);
  expect(line.id).toBe(lots[1]?.id);
});

test('a line of a draft that is read has its presentation and no discount of nothing', () => {
  const [line] = lineValues({
    lines: [
      {
        ...{ id: 'line', product: { id: 'flour', name: 'Harina', code: null }, qty: '2', units: '48' },
        presentation: { id: 'box', name: 'Caja', factor: '24' },
        ...{
          unit_cost: null,
          discount: '0',
          total: null,
          landed_unit_cost: null,
          lot: null,
          expires_on: null,
        },
      },
    ],
  });
  expect(line).toMatchObject({ presentation_id: 'box', has_all: false, unit_cost: '', discount: '' });
});
