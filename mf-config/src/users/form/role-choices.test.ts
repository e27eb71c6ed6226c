/** @jest-environment jsdom */
import { roleOptions } from './role-choices.ts';

const ROLES = [
  { id: 'owner', name: 'Propietario', description: '', modules: [], max_discount: '100' },
  { id: 'cashier', name: 'Cajero', description: '', modules: [], max_discount: '10' },
];
const reaches = ({ id }: { id: string }) => id !== 'owner';

test('a role above one’s own is there and cannot be chosen', () => {
  expect(roleOptions(ROLES, reaches)).toEqual([
    { value: 'owner', label: 'Propietario (permite más que el tuyo)', disabled: true },
    { value: 'cashier', label: 'Cajero', disabled: false },
  ]);
});

test('the role that somebody has stays, known or not', () => {
  expect(roleOptions(ROLES, reaches, { id: 'owner', name: 'Propietario' })[0]).toEqual({
    value: 'owner',
    label: 'Propietario',
    disabled: false,
  });
  expect(roleOptions(ROLES, reaches, { id: 'other', name: 'Encargada' })[0]).toEqual({
    value: 'other',
    label: 'Encargada',
  });
});
