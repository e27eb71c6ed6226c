import {
  allPermissions,
  canonicalPermissions,
  formatCodes,
  isGranted,
  isPermissionModule,
  isWithin,
  PERMISSIONS,
  permissionCode,
  readGrants,
} from './permissions.ts';

/** Spec §3, «Permission modules and codes», retyped from the table. */
const TABLE: readonly [string, number][] = [
  ['categories', 4],
  ['clients', 4],
  ['roles', 4],
  ['users', 4],
  ['currencies', 4],
  ['payment_methods', 4],
  ['company_configuration', 2],
  ['exchange_rates', 4],
  ['products', 7],
  ['reports', 6],
  ['sales', 13],
  ['subscription', 5],
];

test('modules and the number of their codes are those of spec §3', () => {
  const counted = Object.entries(PERMISSIONS).map(([module, actions]) => [
    module,
    Object.keys(actions).length,
  ]);
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(TABLE));
});

test('the codes of a module run from 1 without a gap', () => {
  for (const actions of Object.values(PERMISSIONS)) {
    const codes: number[] = Object.values(actions).sort((a, b) => a - b);
    expect(codes).toEqual(codes.map((_, index) => index + 1));
  }
});

test.each([
  [['products', 'create'], 1],
  [['products', 'read'], 2],
  [['products', 'update'], 3],
  [['clients', 'update'], 2],
  [['clients', 'read'], 3],
  [['sales', 'credit_sale'], 6],
  [['sales', 'print_ticket'], 13],
  [['reports', 'view_sales'], 1],
  [['subscription', 'change_plan'], 5],
] as const)('%s has the code %d', (permission, code) => {
  expect(permissionCode(permission)).toBe(code);
});

test.each([
  ['products', 'sell'],
  ['rockets', 'create'],
  ['products', 'constructor'],
  ['toString', 'length'],
] as const)('%s %s is no permission', (module, action) => {
  expect(permissionCode([module, action])).toBeUndefined();
});

test('only own names are modules', () => {
  expect(isPermissionModule('products')).toBe(true);
  expect(isPermissionModule('hasOwnProperty')).toBe(false);
});

describe('a role', () => {
  const grants = readGrants([
    { module: 'sales', permissions: '1;2;13' },
    { module: 'products', permissions: '2;x; 3;' },
    { module: 'clients', permissions: '' },
  ]);

  test('may do what its codes say, and nothing else', () => {
    expect(isGranted(grants, ['sales', 'create'])).toBe(true);
    expect(isGranted(grants, ['sales', 'print_ticket'])).toBe(true);
    expect(isGranted(grants, ['sales', 'update'])).toBe(false);
    expect(isGranted(grants, ['clients', 'read'])).toBe(false);
    expect(isGranted(grants, ['users', 'read'])).toBe(false);
  });

  test('gets nothing from a code that is not a plain number', () => {
    expect(isGranted(grants, ['products', 'read'])).toBe(true);
    expect(isGranted(grants, ['products', 'update'])).toBe(false);
  });

  test('needs nothing where nothing is asked for', () => {
    expect(isGranted(new Map(), undefined)).toBe(true);
  });
});

test('a Propietario may do everything', () => {
  const grants = readGrants(allPermissions());
  for (const [module, actions] of Object.entries(PERMISSIONS)) {
    for (const code of Object.values(actions)) expect(grants.get(module)?.has(code)).toBe(true);
  }
});

test('codes are stored in order and once each', () => {
  expect(formatCodes([3, 1, 13, 2, 3])).toBe('1;2;3;13');
});

test('what is handed out is within what is held, code by code', () => {
  const held = readGrants([{ module: 'sales', permissions: '1;2' }]);
  expect(isWithin([{ module: 'sales', permissions: '2' }], held)).toBe(true);
  expect(isWithin([], held)).toBe(true);
  expect(isWithin([{ module: 'sales', permissions: '2;3' }], held)).toBe(false);
  expect(isWithin([{ module: 'products', permissions: '1' }], held)).toBe(false);
});

test('a record is written one way, and only of codes that exist', () => {
  expect(canonicalPermissions({ module: 'sales', permissions: '13;1;01' })).toEqual({
    module: 'sales',
    permissions: '1;13',
  });
  for (const [module, permissions] of [
    ['sales', '14'],
    ['sales', '0'],
    ['sales', ''],
    ['ventas', '1'],
    ['toString', '1'],
  ] as const) {
    expect(canonicalPermissions({ module, permissions })).toBeUndefined();
  }
});
