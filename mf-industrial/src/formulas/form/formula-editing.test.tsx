import { BREAD, doughFormula } from '../testing/samples.ts';
import { formulaEditing } from './formula-editing.ts';
import { formulaValues } from './formula-values.ts';

const formula = doughFormula();
const editing = formulaEditing(formula, () => 'Kilogramo');
const values = formulaValues(formula);
const withFirst = (given: object) => ({
  ...values,
  lines: values.lines.map((line, index) => (index === 0 ? { ...line, ...given } : line)),
});

test('a quantity that is written otherwise is the same, another one or another unit is not', () => {
  const isSame = (given: object) => editing.isSame('lines', withFirst(given), values);
  // 18 kilos are 0.4 of a saco of 45.
  expect(isSame({ qty: '0.40', cost: '7' })).toBe(true);
  expect(isSame({ unit: { name: 'Saco', factor: '45.000' } })).toBe(true);
  expect(isSame({ qty: '0.5' })).toBe(false);
  expect(isSame({ qty: '18', unit: null })).toBe(false);
  expect(isSame({ good: BREAD })).toBe(false);
  expect(isSame({ qty: null })).toBe(false);
});

test('what a formula takes is told with its units', () => {
  expect(editing.show('lines', values)).toBe('Harina 0,4\u00a0sacos, Levadura 0,2\u00a0kg');
  expect(editing.show('costs', values)).toMatch(/^Mano de obra \$.2,00$/);
  expect(editing.show('byproducts', values)).toBe('Recortes 0,5\u00a0kg');
  expect(editing.show('lines', { ...values, lines: [] })).toBe('Nada');
});
