import { allPermissions, BUILT_IN_ROLES, readGrants } from '@cuadra/shared/domain';
import { readChosen } from './chosen.ts';
import { missingCompanions, permissionLabel, withCompanions } from './companions.ts';

const missing = (chosen: Parameters<typeof missingCompanions>[0]) =>
  missingCompanions(chosen).map((permission) => permission.join(' '));

test('who sells needs to see what there is to sell', () => {
  expect(missing({ sales: [1] })).toEqual(['products read']);
  expect(missing({ sales: [1], products: [2] })).toEqual([]);
});

test('a module is of no use without the permission that opens its screen, said once', () => {
  expect(missing({ products: [1, 3], sales: [1] })).toEqual(['products read']);
  expect(missing({ reports: [5] })).toEqual(['reports view_sales']);
  expect(missing({ products: [] })).toEqual([]);
});

test('what is missing is added with what it needs in turn', () => {
  const whole = withCompanions({ sales: [6] }, readGrants(allPermissions()));
  expect(whole).toEqual({ sales: [5, 6], clients: [3] });
  expect(missing(whole)).toEqual([]);
  const held = readGrants([{ module: 'sales', permissions: '5' }]);
  expect(withCompanions({ sales: [6] }, held)).toEqual({ sales: [5, 6] });
});

test('nothing is missing from the built-in roles', () => {
  for (const { permissions } of BUILT_IN_ROLES) expect(missing(readChosen(permissions))).toEqual([]);
});

test('says it by its name', () => {
  expect(permissionLabel(['products', 'read'])).toBe('Ver productos');
});
