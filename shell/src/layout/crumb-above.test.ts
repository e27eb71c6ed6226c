import { readGrants } from '@cuadra/shared/domain';
import { descriptor, resolved } from '../remotes/testing/remotes.ts';
import { crumbAbove } from './crumb-above.ts';

const goods = resolved({
  descriptor: descriptor({
    routes: [
      { path: '/goods', title: 'Productos', expose: './Goods', permission: ['products', 'read'] },
      { path: '/goods/stock', title: 'Existencias', expose: './Stock' },
      { path: '/goods/stock/:id', title: 'Movimientos', expose: './Movements' },
      { path: '/new-goods', title: 'Crear Producto', expose: './New' },
    ],
    nav: [
      { section: 'General', label: 'Productos', icon: 'package', to: '/goods', order: 10 },
      { section: 'General', label: 'Existencias', icon: 'package', to: '/goods/stock', order: 20 },
    ],
  }),
});
const visitor = (permissions: string) => ({
  grants: readGrants([
    { module: 'products', permissions },
    { module: 'subscription', permissions: '1' },
  ]),
  navigation: { remotes: [goods] },
});

test.each([
  ['/goods', undefined],
  ['/goods/stock', undefined],
  ['/goods/stock/', undefined],
  ['/goods/stock/42', 'Existencias'],
  ['/new-goods', 'Productos'],
  ['/subscriptions', undefined],
  ['/subscriptions/change-plan', 'Suscripción'],
  ['/nowhere', undefined],
])('above %s stands %s', (path, title) => {
  expect(crumbAbove(visitor('2'), path)?.title).toBe(title);
});

test('what may not be opened is not shown', () => {
  expect(crumbAbove(visitor('1'), '/new-goods')).toBeUndefined();
});
