import { adjustFormSchema, NO_ADJUSTMENT, stockAfter } from './adjust-values.ts';

const read = (given: object) => adjustFormSchema.safeParse({ ...NO_ADJUSTMENT, ...given });
const reasons = (given: object) =>
  read(given).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('what is taken out goes with a minus, what comes back in without', () => {
  expect(read({ qty: '2' }).data).toEqual({ cause: 'waste', qty: '-2', reason: '' });
  expect(read({ cause: 'error', direction: 'in', qty: '0.5' }).data).toEqual({
    ...{ cause: 'error', qty: '0.5', reason: '' },
  });
});

test('it takes a quantity, and words where the cause is another', () => {
  expect(reasons({})).toEqual([['qty', 'required']]);
  expect(reasons({ qty: null })).toEqual([['qty', 'not-a-decimal']]);
  expect(reasons({ qty: '0' })).toEqual([['qty', 'must-be-positive']]);
  expect(reasons({ qty: '0.0001' })).toEqual([['qty', 'must-be-positive']]);
  expect(reasons({ qty: '1', cause: 'other', reason: ' ' })).toEqual([['reason', 'required']]);
});

test('what there will be is told before it is saved', () => {
  expect(stockAfter('10', { direction: 'out', qty: '2.5' })).toBe('7.5');
  expect(stockAfter('10', { direction: 'in', qty: '2' })).toBe('12');
  expect(stockAfter('10', { direction: 'in', qty: '' })).toBeUndefined();
});
