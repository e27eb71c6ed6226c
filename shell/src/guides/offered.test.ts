/** @jest-environment jsdom */
import type { RemoteDescriptor, ResolvedRemote, SessionState } from '@cuadra/shared/contract';
import { allPermissions, readGrants } from '@cuadra/shared/domain';
import { buildNavigation } from '../navigation/navigation.ts';
import { GUIDE_SECTIONS } from './all-guides.ts';
import { getStarted } from './get-started.ts';
import { offeredGuide, offeredSections } from './offered.ts';
import { type Reader, stepsFor } from './steps-for.ts';

/** The screens that the guides lead to, each with the permission that it takes (spec §6). */
const ROUTES = [
  { path: '/products', title: 'Productos', expose: './A', permission: ['products', 'read'] },
  { path: '/create-product', title: 'Crear Producto', expose: './B', permission: ['products', 'create'] },
  { path: '/cash-register', title: 'Caja', expose: './C', permission: ['sales', 'create'] },
  { path: '/clients', title: 'Clientes', expose: './D', permission: ['clients', 'read'] },
  { path: '/reports', title: 'Reportes', expose: './E', permission: ['reports', 'view_sales'] },
  { path: '/users', title: 'Usuarios', expose: './F', permission: ['users', 'read'] },
] satisfies RemoteDescriptor['routes'];
const DRAWERS = ['categories', 'payment-methods', 'roles'].map((id) => ({ id, title: id, expose: './G' }));

function readerWith(permissions: SessionState['permissions'], isExpired = false): Reader {
  const descriptor = {
    audience: 'company',
    requires: null,
    routes: ROUTES,
    nav: [],
    tiles: [],
    drawers: DRAWERS,
  };
  const state = {
    isExpired,
    user: { super_user: false },
    modules: [],
    remotes: [{ name: 'mf', descriptor } as unknown as ResolvedRemote],
  } as unknown as SessionState;
  const visitor = { state, grants: readGrants(permissions) };
  return { ...visitor, navigation: buildNavigation(visitor) };
}

const owner = readerWith(allPermissions());
const cashier = readerWith([
  { module: 'sales', permissions: '1;2' },
  { module: 'products', permissions: '2' },
]);

test('the owner is offered every guide, whole', () => {
  expect(offeredSections(owner).map(({ guides }) => guides.length)).toEqual(
    GUIDE_SECTIONS.map(({ guides }) => guides.length),
  );
  for (const guide of [getStarted, ...GUIDE_SECTIONS.flatMap(({ guides }) => guides)]) {
    expect(stepsFor(owner, guide)).toHaveLength(guide.steps.length);
  }
});

test('nobody is led to where he may not go', () => {
  expect(offeredSections(cashier).map(({ title }) => title)).toEqual(['Inventario', 'Ventas y facturación']);
  expect(offeredGuide(cashier, 'create-product')).toBeUndefined();
  expect(offeredGuide(cashier, 'roles')).toBeUndefined();
  const titles = stepsFor(cashier, getStarted).map(({ title }) => title);
  expect(titles).toContain('Luego, a vender');
  expect(titles).not.toContain('Cómo va el negocio');
});

test('what is stored of a step says nothing of permissions', () => {
  for (const step of stepsFor(owner, getStarted)) expect(step).not.toHaveProperty('leadsTo');
});

test('with an expired subscription only what stays open is shown', () => {
  const late = readerWith(allPermissions(), true);
  expect(offeredGuide(late, 'sell')).toBeUndefined();
  expect(offeredGuide(late, 'inventory')).toBeUndefined();
});

test('ids are unique, and every step says something', () => {
  const guides = [getStarted, ...GUIDE_SECTIONS.flatMap((section) => section.guides)];
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
  for (const { title, text } of guides.flatMap(({ steps }) => steps)) expect(title && text).toBeTruthy();
});
