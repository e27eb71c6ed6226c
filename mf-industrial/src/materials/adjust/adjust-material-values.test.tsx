import { adjustMaterialSchema, NO_MATERIAL_ADJUSTMENT, ownQty } from './adjust-material-values.ts';

const sack = { name: 'Saco', factor: '45' };
const read = (given: object, has_lots = false) =>
  adjustMaterialSchema({ has_lots }, [sack]).safeParse({ ...NO_MATERIAL_ADJUSTMENT, ...given });
const reasons = (given: object, has_lots = false) =>
  read(given, has_lots).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('what is typed in sacos is sent in kilos, out with a minus', () => {
  expect(read({ qty: '1.5', unit: 'Saco' }).data).toEqual({
    ...{ cause: 'waste', qty: '-67.5', reason: '', lot: null, expires_on: null },
  });
  expect(read({ qty: '2', direction: 'in', cause: 'error' }).data?.qty).toBe('2');
  expect(ownQty({ qty: '', unit: 'Saco' }, [sack])).toBe('');
  expect(ownQty({ qty: null, unit: 'Saco' }, [sack])).toBeNull();
});

test('what expires says when it comes in, and nothing as it goes out', () => {
  const lot = { lot: ' H-7 ', expires_on: '2027-03-01' };
  expect(reasons({ qty: '1', direction: 'in' }, true)).toEqual(['expires_on required']);
  expect(read({ qty: '1', direction: 'in', ...lot }, true).data).toMatchObject({
    ...{ lot: 'H-7', expires_on: '2027-03-01' },
  });
  expect(read({ qty: '1', ...lot }, true).data).toMatchObject({ lot: null, expires_on: null });
});

test('it takes a quantity, and words where the cause is another', () => {
  expect(reasons({})).toEqual(['qty required']);
  expect(reasons({ qty: null })).toEqual(['qty not-a-decimal']);
  expect(reasons({ qty: '1', cause: 'other' })).toEqual(['reason required']);
});
