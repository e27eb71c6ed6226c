import { DOUGH, doughFormula, FLOUR, known, PAIR, YEAST } from '../testing/samples.ts';
import { draftCost } from './draft-cost.ts';
import { formulaValues, newFormula, newLine } from './formula-values.ts';

const NOTHING_MADE = new Map();

test('dough costs its flour, its yeast and its work, and the waste is paid by what is good', () => {
  const values = formulaValues(doughFormula());
  const cost = draftCost(values, NOTHING_MADE, PAIR);
  // 18 × 0.6 + 0.2 × 4 + 1.5 × 2 = 14.6 for 28.5 good ones.
  expect(cost?.total).toEqual({ main: '11680.00', alternative: '14.60' });
  expect(cost?.unit?.alternative).toBe('0.5122807');
  expect(cost?.parts.get(FLOUR.id)).toEqual({
    ...{ total: { main: '8640.00', alternative: '10.80' }, share: '74.0' },
  });
  expect(cost?.parts.get('cost-0')?.total?.alternative).toBe('3.00');
  expect(cost?.unknown).toEqual([]);
});

test('what a formula makes counts by that formula, and not by what was paid for it', () => {
  const line = { ...newLine(known(DOUGH, '99')), qty: '2' };
  const values = { ...newFormula(), yield_qty: '4', lines: [line] };
  const made = new Map([[DOUGH.id, { main: '400', alternative: '0.5' }]]);
  expect(draftCost(values, made, PAIR)?.unit).toEqual({ main: '200', alternative: '0.25' });
});

test('of what nobody knows the cost is named, and no 0', () => {
  const values = { ...newFormula(), yield_qty: '4', lines: [{ ...newLine(known(YEAST, null)), qty: '1' }] };
  expect(draftCost(values, NOTHING_MADE, PAIR)).toMatchObject({
    unit: null,
    total: null,
    unknown: ['Levadura'],
  });
});

test('nothing is worked out without a yield or a rate', () => {
  expect(draftCost(newFormula(), NOTHING_MADE, PAIR)).toBeUndefined();
  const values = formulaValues(doughFormula());
  expect(draftCost(values, NOTHING_MADE, undefined)).toBeUndefined();
  expect(draftCost({ ...values, yield_qty: null }, NOTHING_MADE, PAIR)).toBeUndefined();
  expect(draftCost({ ...values, waste_percent: '100' }, NOTHING_MADE, PAIR)).toBeUndefined();
});
