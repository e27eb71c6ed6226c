import {
  NO_SUPPLIER,
  type SupplierValues,
  supplierFieldError,
  supplierFormSchema,
} from './supplier-values.ts';

const read = (given: Partial<SupplierValues>) =>
  supplierFormSchema.safeParse({ ...NO_SUPPLIER, name: 'Distribuidora Polar', ...given });
const wrong = (given: Partial<SupplierValues>) =>
  read(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('what nobody said is sent as none, and a letter without a number is no identification', () => {
  expect(read({}).data).toEqual({
    ...{ name: 'Distribuidora Polar', identification: null, identification_type: null, phone: null },
    ...{ email: null, address: null, credit_days: null, note: '' },
  });
});

test('days of credit are whole ones, of a year at most', () => {
  expect(read({ credit_days: ' 15 ' }).data?.credit_days).toBe(15);
  expect(read({ credit_days: '0' }).data?.credit_days).toBe(0);
  for (const credit_days of ['quince', '1.5', '366', '-1'])
    expect(read({ credit_days }).error?.issues[0]?.path).toEqual(['credit_days']);
  expect(supplierFieldError('credit_days', 'anything')).toContain('365');
});

test('it has a name, and what stands as its identification is one', () => {
  expect(wrong({ name: ' ' })).toEqual(['name required']);
  expect(wrong({ identification: '123' })).toEqual(['identification not-an-identification']);
  expect(read({ identification: '07013380-5' }).data).toMatchObject({ identification_type: 'J' });
  expect(read({ email: 'ventas@polar' }).error?.issues[0]?.path).toEqual(['email']);
});
