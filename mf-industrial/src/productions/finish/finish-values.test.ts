import { doughFormula, FLOUR, TRIMMINGS, YEAST } from '../../formulas/testing/samples.ts';
import { expectedOf, type FinishValues, finishSchema, madeOf } from './finish-values.ts';

const values: FinishValues = {
  ...{ qty: '57', waste: '', used: {}, left: {}, lot: '', expires_on: '', note: '', close: true },
  update_cost: false,
};
const schema = finishSchema(doughFormula());
const reasons = (given: Partial<FinishValues>) =>
  schema
    .safeParse({ ...values, ...given })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('what was made as the formula says sends no list', () => {
  expect(schema.parse({ ...values, lot: ' M-1 ', expires_on: '2026-12-01' })).toEqual({
    ...{
      qty: '57',
      waste: '0',
      lot: 'M-1',
      expires_on: '2026-12-01',
      note: '',
      close: true,
      update_cost: false,
    },
  });
});

test('one line that is typed sends all, the others for all that was made', () => {
  // 57 good ones and 3 spoilt are 60: two yields of 30, each of 18 flour, 0.2 yeast and 0.5 trimmings.
  const typed = schema.parse({ ...values, waste: '3', used: { [FLOUR.id]: '37.5' } });
  expect(typed.lines).toEqual([
    { good: { kind: 'material', id: FLOUR.id }, qty: '37.5' },
    { good: { kind: 'material', id: YEAST.id }, qty: '0.4' },
  ]);
  expect(typed.byproducts).toBeUndefined();
  // None of the yeast was taken.
  expect(schema.parse({ ...values, used: { [YEAST.id]: '0' } }).lines).toHaveLength(1);
  expect(schema.parse({ ...values, left: { [TRIMMINGS.id]: '0' } }).byproducts).toEqual([
    { good: { kind: 'material', id: TRIMMINGS.id }, qty: '0' },
  ]);
  expect(expectedOf('18', doughFormula(), madeOf({ qty: '57', waste: '3' }))).toBe('36');
});

test('it takes good ones, and numbers where numbers are', () => {
  expect(reasons({ qty: '' })).toEqual(['qty required']);
  expect(reasons({ qty: '0', waste: null })).toEqual(['qty not-a-decimal', 'waste not-a-decimal']);
  expect(reasons({ used: { [FLOUR.id]: null } })).toEqual(['used not-a-decimal']);
});
