import type { RemoteRoute, ResolvedRemote } from '@cuadra/shared/contract';
import { readGrants } from '@cuadra/shared/domain';
import { offlineRoutes } from './offline-routes.ts';

const route = (path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  title: path.slice(1),
  expose: './Page',
  ...more,
});

const remotes = [
  {
    descriptor: {
      routes: [
        route('/cash-register', { offline: true, permission: ['sales', 'create'] }),
        route('/counts', { offline: true }),
        route('/counts/:id', { offline: true }),
        route('/products'),
      ],
    },
  },
] as unknown as ResolvedRemote[];

const CASHIER = readGrants([{ module: 'sales', permissions: '1' }]);
const CLERK = readGrants([]);

const at = (pathname: string, grants = CASHIER) => {
  const { here, elsewhere } = offlineRoutes(remotes, grants, pathname);
  return [here, ...elsewhere.map(({ path }) => path)];
};

test('a screen that works offline is left open, and the others lead to it', () => {
  expect(at('/cash-register')).toEqual([true, '/counts']);
  expect(at('/products')).toEqual([false, '/cash-register', '/counts']);
  expect(at('/counts/7')).toEqual([true, '/cash-register', '/counts']);
  expect(at('/nowhere')).toEqual([false, '/cash-register', '/counts']);
});

test('what the role does not permit is no way out', () => {
  expect(at('/cash-register', CLERK)).toEqual([false, '/counts']);
});
