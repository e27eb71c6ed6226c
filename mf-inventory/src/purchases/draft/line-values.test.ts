import { lineValues, newLine, newMaterialLine, withScanned } from './line-values.ts';

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
        ...{ material: null, unit: null, presentation: { id: 'box', name: 'Caja', factor: '24' } },
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

test('a material is bought in its measure or one of its units, each known by name and factor', () => {
  const sack = { id: 'sack', name: 'Saco', factor: '45' };
  const line = newMaterialLine({
    ...{ id: 'flour', name: 'Harina de trigo', has_lots: true, units: [sack], measure: 'Kilogramo' },
  });
  expect(line.presentations.map(({ id, factor }) => [id, factor])).toEqual([
    ['g 0.001', '0.001'],
    ['tonelada 1000', '1000'],
    ['Saco 45', '45'],
  ]);
  const [read] = lineValues({
    lines: [
      {
        ...{ id: 'line', product: null, presentation: null, qty: '2', units: '100', unit_cost: '30.00' },
        material: {
          id: 'flour',
          name: 'Harina de trigo',
          measure: 'Kilogramo',
          units: [{ name: 'Saco', factor: '45' }],
        },
        // It was one of 50 as the draft was saved.
        ...{ unit: { name: 'Saco', factor: '50' }, discount: '0', total: '60.00', lot: 'L-1' },
        ...{ landed_unit_cost: '0.60', expires_on: '2027-01-31' },
      },
    ],
  });
  expect(read).toMatchObject({
    kind: 'material',
    presentation_id: 'Saco 50',
    has_all: true,
    measure: 'Kilogramo',
  });
  expect(read?.presentations.map(({ factor }) => factor)).toEqual(['45', '50']);
});
