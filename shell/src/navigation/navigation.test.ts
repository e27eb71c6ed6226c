import type { RemoteDescriptor, ResolvedRemote, SessionState } from '@cuadra/shared/contract';
import { readGrants } from '@cuadra/shared/domain';
import { buildNavigation } from './navigation.ts';
import { routeFor } from './use-route-for.ts';

function remote(descriptor: Partial<RemoteDescriptor> & { name: string }): ResolvedRemote {
  return {
    name: descriptor.name,
    version: '1.0.0',
    container: `${descriptor.name}_1_0_0`,
    base: `/remotes/${descriptor.name}/1.0.0/`,
    entry: 'entry.js',
    files: {},
    exposes: {},
    fallback: null,
    descriptor: {
      apiVersion: '^3.0.0',
      requires: null,
      audience: 'company',
      routes: [],
      nav: [],
      tiles: [],
      drawers: [],
      prefetch: 'idle',
      ...descriptor,
    },
  };
}

const sales = remote({
  name: 'mf_sales',
  requires: 'sales',
  routes: [
    { path: '/cash-register', title: 'Caja', expose: './CashRegister', permission: ['sales', 'create'] },
    { path: '/history', title: 'Historial', expose: './History', permission: ['sales', 'read'] },
  ],
  nav: [
    { section: 'Informes', label: 'Historial', icon: 'clock', to: '/history', order: 60 },
    { section: 'General', label: 'Caja', icon: 'cash', to: '/cash-register', order: 20 },
  ],
  tiles: [{ label: 'Caja', icon: 'cash', to: '/cash-register', order: 30 }],
});
const settings = remote({
  name: 'mf_settings',
  nav: [{ section: 'General', label: 'Ajustes', icon: 'settings', drawer: 'settings', order: 50 }],
  tiles: [
    { label: 'Roles', icon: 'shield', drawer: 'roles', order: 80 },
    { label: 'Ajustes', icon: 'settings', drawer: 'settings', order: 10 },
  ],
  companyMenu: [
    { label: 'Roles', icon: 'shield', drawer: 'roles', order: 1 },
    { label: 'Ajustes', icon: 'settings', drawer: 'settings', order: 2 },
  ],
  drawers: [
    { id: 'settings', title: 'Ajustes', expose: './Settings' },
    { id: 'roles', title: 'Roles', expose: './Roles', permission: ['roles', 'read'] },
  ],
});
const store = remote({
  name: 'mf_store',
  requires: 'ecommerce',
  nav: [{ section: 'Tienda', label: 'Pedidos', icon: 'store', to: '/orders', order: 70 }],
});
const office = remote({
  name: 'mf_office',
  audience: 'super_user',
  nav: [{ section: 'Back Office', label: 'Empresas', icon: 'building', to: '/back-office', order: 1 }],
});

const inspection = remote({
  name: 'mf_inspection',
  audience: 'inspector',
  nav: [{ section: 'Inspección', label: 'Empresas', icon: 'building', to: '/companies', order: 1 }],
});

function navigationOf(options: {
  permissions?: string;
  modules?: string[];
  superUser?: boolean;
  inspector?: 'inside' | 'outside';
}) {
  const state = {
    user: { super_user: options.superUser ?? false, inspector: options.inspector !== undefined },
    company: options.inspector === 'outside' ? null : { id: 'one' },
    modules: options.modules ?? ['sales', 'roles'],
    remotes: [office, inspection, store, settings, sales],
  } as SessionState;
  const grants = readGrants([{ module: 'sales', permissions: options.permissions ?? '1;2' }]);
  return buildNavigation({ state, grants });
}

const navOf = (navigation: ReturnType<typeof navigationOf>) =>
  navigation.sections.map(({ title, items }) => [title, ...items.map(({ label }) => label)]);

test('sections stand in the order of their least entry, entries in their own', () => {
  expect(navOf(navigationOf({}))).toEqual([
    ['General', 'Caja', 'Ajustes'],
    ['Informes', 'Historial'],
  ]);
});

test('an entry whose screen is not granted is not shown, though the entry itself asks for nothing', () => {
  const navigation = navigationOf({ permissions: '2' });
  expect(navOf(navigation)).toEqual([
    ['General', 'Ajustes'],
    ['Informes', 'Historial'],
  ]);
  expect(navigation.tiles.map(({ label }) => label)).toEqual(['Ajustes']);
});

test('a drawer that is not granted has neither tile nor drawer', () => {
  const navigation = navigationOf({});
  expect(navigation.tiles.map(({ label }) => label)).toEqual(['Ajustes', 'Caja']);
  expect(navigation.drawers.map(({ drawer }) => drawer.id)).toEqual(['settings']);
  expect(navigation.companyMenu.map(({ label }) => label)).toEqual(['Ajustes']);
});

test('a remote is offered only to a company that has its module', () => {
  expect(navOf(navigationOf({ modules: ['ecommerce'] }))).toEqual([
    ['General', 'Ajustes'],
    ['Tienda', 'Pedidos'],
  ]);
});

test('a super user gets the back office and nothing else', () => {
  const navigation = navigationOf({ superUser: true });
  expect(navOf(navigation)).toEqual([['Back Office', 'Empresas']]);
  expect(navigation.remotes.map(({ name }) => name)).toEqual(['mf_office']);
});

test('an inspector gets the list of companies outside of all, and inside what the company has', () => {
  expect(navOf(navigationOf({ inspector: 'outside' }))).toEqual([['Inspección', 'Empresas']]);
  expect(navOf(navigationOf({ inspector: 'inside' }))).toEqual([
    ['General', 'Caja', 'Ajustes'],
    ['Informes', 'Historial'],
  ]);
});

describe('routeFor', () => {
  const route = (path: string) =>
    ({ path, title: path, expose: './Screen', permission: ['products', 'read'] }) as const;
  const to = (...remotes: ResolvedRemote[]) =>
    routeFor({ remotes, sections: [], tiles: [], companyMenu: [], drawers: [] }, ['products', 'read']);
  const shop = remote({ name: 'mf_shop', routes: [route('/shop')] });
  const goods = remote({ name: 'mf_goods', routes: [route('/labels'), route('/products')] });

  it('leads to the screen called like what the permission is about, whichever module comes first', () => {
    expect(to(shop, goods)).toBe('/products');
    expect(to(goods, shop)).toBe('/products');
  });

  it('leads to any that asks for it where none is called so', () => {
    expect(to(shop)).toBe('/shop');
    expect(to()).toBeUndefined();
  });
});
