import { readGrants } from '@cuadra/shared/domain';
import { copyOf, NO_ROLE, roleBody, roleFieldError, roleFormSchema, roleValues } from './role-values.ts';

const CASHIER = {
  name: 'Cajero',
  description: 'Vende.',
  max_discount: '10',
  modules: [
    { module: 'sales', permissions: '1;2' },
    { module: 'clients', permissions: '3' },
  ],
};

test('a role is filled in and sent as it was', () => {
  expect(roleBody('the-id', roleValues(CASHIER))).toEqual({ id: 'the-id', ...CASHIER });
});

test('a copy has a name of its own, and nothing that its maker may not hand on', () => {
  const { name, chosen, max_discount } = copyOf(
    CASHIER,
    readGrants([{ module: 'sales', permissions: '1;2;3' }]),
    '5',
  );
  expect([name, chosen, max_discount]).toEqual(['Copia de Cajero', { sales: [1, 2] }, '5']);
});

const faults = (values: object) =>
  roleFormSchema
    .safeParse({ ...roleValues(CASHIER), ...values })
    .error?.issues.map(({ path, message }) => `${path} ${message}`);

test('it has a name and permits something', () => {
  expect(faults({})).toBeUndefined();
  expect(faults({ name: '  ' })).toEqual(['name required']);
  expect(faults({ chosen: NO_ROLE.chosen })).toEqual(['chosen required']);
  expect(faults({ chosen: { sales: [] } })).toEqual(['chosen required']);
  expect(faults({ max_discount: '100' })).toBeUndefined();
  expect(faults({ max_discount: '100.5' })).toEqual(['max_discount too-large']);
  expect(faults({ max_discount: '' })).toEqual(['max_discount not-a-decimal']);
});

test('says to the letter what the specification says', () => {
  expect(roleFieldError('chosen', 'required')).toBe('Debe seleccionar algún permiso.');
  expect(roleFieldError('name', 'already-used')).toBe('Ya existe un rol con este nombre.');
});
