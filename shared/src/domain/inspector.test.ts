import { INSPECTOR_PERMISSIONS } from './inspector.ts';
import { isGranted, type Permission, readGrants } from './permissions.ts';

const grants = readGrants(INSPECTOR_PERMISSIONS);

test.each<Permission>([
  ['products', 'read'],
  ['sales', 'read'],
  ['sales', 'detail_balance'],
  ['clients', 'read'],
  ['reports', 'view_sales'],
  ['reports', 'stats'],
  ['subscription', 'view_payments'],
])('an inspector may look: %s %s', (...permission) => {
  expect(isGranted(grants, permission as Permission)).toBe(true);
});

test.each<Permission>([
  ['products', 'create'],
  ['products', 'modify_cost'],
  ['sales', 'create'],
  ['sales', 'credit_sale'],
  ['clients', 'update'],
  ['roles', 'delete'],
  ['company_configuration', 'change_auto_rate'],
  ['subscription', 'recharge_balance'],
  ['subscription', 'change_plan'],
])('an inspector may change nothing: %s %s', (...permission) => {
  expect(isGranted(grants, permission as Permission)).toBe(false);
});
