import { canonicalPermissions, isGranted, isWithin, readGrants } from './permissions.ts';
import { ADMINISTRATOR_ROLE_ID, BUILT_IN_ROLES, builtInRole, STOCK_ROLE_ID } from './roles.ts';

test('the built-in roles have an id and a name each, and only permissions that exist, written one way', () => {
  expect(BUILT_IN_ROLES.map(({ name }) => name)).toEqual([
    'Propietario',
    'Administrador',
    'Cajero',
    'Inventario',
  ]);
  expect(new Set(BUILT_IN_ROLES.map(({ id }) => id)).size).toBe(BUILT_IN_ROLES.length);
  for (const record of BUILT_IN_ROLES.flatMap(({ permissions }) => permissions)) {
    expect(canonicalPermissions(record)).toEqual(record);
  }
});

test('an Administrador may give every role but the Propietario’s, and does not change the plan', () => {
  const held = readGrants(builtInRole(ADMINISTRATOR_ROLE_ID)?.permissions ?? []);
  expect(
    BUILT_IN_ROLES.filter(({ permissions }) => isWithin(permissions, held)).map(({ name }) => name),
  ).toEqual(['Administrador', 'Cajero', 'Inventario']);
  expect(isGranted(held, ['subscription', 'change_plan'])).toBe(false);
  expect(isGranted(held, ['users', 'delete'])).toBe(true);
});

test('Inventario keeps products and categories, and sells nothing', () => {
  const held = readGrants(builtInRole(STOCK_ROLE_ID)?.permissions ?? []);
  expect(isGranted(held, ['products', 'modify_cost'])).toBe(true);
  expect(isGranted(held, ['categories', 'delete'])).toBe(true);
  expect(isGranted(held, ['sales', 'create'])).toBe(false);
});
