import { readGrants } from '@cuadra/shared/domain';
import { copyOf, NO_ROLE, roleBody, roleFieldError, roleFormSchema, roleValues } from './role-values.ts';

const CASHIER = {
  name: 'Cajero',
  description: 'Vende.',
  modules: [
    { module: 'sales', permissions: '1;2' },
    { module: 'clients', permissions: '3' },
  ],
};

test('a role is filled in and sent as it was', () => {
  expect(roleBody('the-id', roleValues(CASHIER))).toEqual({ id: 'the-id', ...CASHIER });
});

test('a copy has a name of its own, and nothing that its maker may not hand on', () => {
  const { name, chosen } = copyOf(CASHIER, readGrants([{ module: 'sales', permissions: '1;2;3' }]));
  expect([name, chosen]).toEqual(['Copia de Cajero', { sales: [1, 2] }]);
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
});

test('says to the letter what the specification says', () => {
  expect(roleFieldError('chosen', 'required')).toBe('Debe seleccionar algún permiso.');
  expect(roleFieldError('name', 'already-used')).toBe('Ya existe un rol con este nombre.');
});
