import { BREAD, DOUGH, doughFormula, FLOUR, known } from '../testing/samples.ts';
import { changeOf, formulaFormSchema, isNextVersion } from './formula-schema.ts';
import {
  type FormulaValues,
  formulaValues,
  newByproduct,
  newCost,
  newFormula,
  newLine,
  newStep,
} from './formula-values.ts';

const flour = (given: object) => ({ ...newLine(known(FLOUR, '0.6')), ...given });
const read = (given: Partial<FormulaValues>) =>
  formulaFormSchema.safeParse({
    ...newFormula(BREAD),
    yield_qty: '10',
    lines: [flour({ qty: '2' })],
    ...given,
  });
const wrong = (given: Partial<FormulaValues>) =>
  read(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
const output = (values: FormulaValues) => {
  const { data } = formulaFormSchema.safeParse(values);
  if (!data) throw new Error('it is a formula');
  return data;
};

test('what is typed in sacos is sent in kilos, with the unit that it was typed in', () => {
  const unit = { name: 'Saco', factor: '45' };
  expect(read({ lines: [flour({ qty: '0.4', unit })] }).data?.lines).toEqual([
    { good: { kind: 'material', id: FLOUR.id }, qty: '18', unit },
  ]);
  expect(formulaValues(doughFormula()).lines[0]).toMatchObject({ qty: '0.4', unit });
});

test('what nobody said is sent as none', () => {
  expect(read({}).data).toEqual({
    ...{ name: 'Pan', makes: { kind: 'product', id: BREAD.id }, yield_qty: '10', waste_percent: '0' },
    ...{ takes_at: 'end', costs: [], byproducts: [], steps: [] },
    lines: [{ good: { kind: 'material', id: FLOUR.id }, qty: '2', unit: null }],
  });
});

test('what is missing or no number is said on its field and row', () => {
  expect(wrong({ makes: null, name: ' ', yield_qty: '', lines: [] })).toEqual([
    ...['name required', 'makes required', 'yield_qty not-a-decimal', 'lines required'],
  ]);
  expect(wrong({ lines: [flour({ qty: '' }), flour({ qty: '0' })] })).toEqual([
    ...['lines.0.qty not-a-decimal', 'lines.1.qty must-be-positive'],
  ]);
  expect(wrong({ lines: [flour({ qty: '1' }), flour({ qty: '2' })] })).toEqual(['lines.1.good repeated']);
  expect(wrong({ waste_percent: '100' })).toEqual(['waste_percent too-large']);
  const hour = { ...newCost('USD'), name: 'Trabajo', basis: 'hour' as const, amount: '2' };
  expect(wrong({ costs: [hour] })).toEqual(['costs.0.minutes not-a-decimal']);
  expect(wrong({ steps: [newStep()] })).toEqual(['steps.0.text required']);
  expect(wrong({ byproducts: [{ ...newByproduct(known(DOUGH, null)), qty: '' }] })).toEqual([
    'byproducts.0.qty not-a-decimal',
  ]);
});

test('a formula that is opened and saved says what it said, and any part of it that changes is another version', () => {
  const before = doughFormula();
  const values = formulaValues(before);
  expect(isNextVersion(output({ ...values, name: 'Otra' }), before)).toBe(false);
  expect(isNextVersion(output({ ...values, yield_qty: '31' }), before)).toBe(true);
  expect(isNextVersion(output({ ...values, lines: [...values.lines].reverse() }), before)).toBe(true);
  expect(isNextVersion(output({ ...values, takes_at: 'start' }), before)).toBe(true);
  expect(isNextVersion(output({ ...values, steps: [] }), before)).toBe(true);
  expect(isNextVersion(output({ ...values, costs: [] }), before)).toBe(true);
  expect(isNextVersion(output({ ...values, byproducts: [] }), before)).toBe(true);
});

test('a change says nothing of what is made, and of the main one only that it becomes it', () => {
  const values = formulaValues(doughFormula({ is_main: false }));
  expect(changeOf(output(values))).not.toHaveProperty('makes');
  expect(changeOf(output(values))).not.toHaveProperty('is_main');
  expect(changeOf(output({ ...values, is_main: true })).is_main).toBe(true);
});
