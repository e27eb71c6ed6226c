import {
  changeOf,
  emptyUnit,
  type MaterialValues,
  materialFieldError,
  materialFormSchema,
  materialValues,
  newMaterial,
  unitFieldError,
} from './material-values.ts';

const read = (given: Partial<MaterialValues>) =>
  materialFormSchema.safeParse({ ...newMaterial('USD'), name: 'Harina', ...given });
const wrong = (given: Partial<MaterialValues>) =>
  read(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('what nobody said is sent as none', () => {
  expect(read({}).data).toEqual({
    ...{ name: 'Harina', measure_id: null, qty: '0', min_qty: null, cost: null, cost_currency: 'USD' },
    ...{ has_lots: false, units: [] },
  });
});

test('a unit has a name of its own and says how much it is', () => {
  const sack = { ...emptyUnit(), name: ' Saco ', factor: '45' };
  expect(read({ units: [sack] }).data?.units).toEqual([{ id: sack.id, name: 'Saco', factor: '45' }]);
  expect(wrong({ units: [emptyUnit()] })).toEqual(['units.0.name required', 'units.0.factor not-a-decimal']);
  expect(wrong({ units: [sack, { ...sack, id: emptyUnit().id, name: 'SACO' }] })).toEqual([
    'units.1.name repeated',
  ]);
  expect(unitFieldError('name', 'required')).toContain('Saco');
  expect(unitFieldError('name', undefined)).toBeUndefined();
});

test('what is typed and is no number is refused by its field', () => {
  expect(wrong({ name: ' ', cost: null, min_qty: '-1' })).toEqual([
    'name required',
    'min_qty must-not-be-negative',
    'cost not-a-decimal',
  ]);
  expect(materialFieldError('name', 'already-used')).toBe('Otro material ya se llama así.');
});

test('a change moves no quantity, and sets no cost of who may not', () => {
  const { data } = read({ qty: '5', cost: '1.5' });
  if (!data) throw new Error('it is a material');
  expect(changeOf(data, true)).not.toHaveProperty('qty');
  expect(changeOf(data, true).cost).toBe('1.5');
  expect(changeOf(data, false)).not.toHaveProperty('cost');
});

test('a material that is changed is shown as it is', () => {
  expect(
    materialValues({
      ...{ id: 'flour', name: 'Harina', measure_id: null, qty: '5', min_qty: null, cost: null },
      ...{ cost_currency: 'VES', value: '0', units: [], has_lots: true, version: 1, updated_at: '' },
    }),
  ).toEqual({ ...newMaterial('VES'), name: 'Harina', has_lots: true });
});
