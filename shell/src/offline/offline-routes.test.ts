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
        route('/till', { offline: true, permission: ['sales', 'create'] }),
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
  expect(at('/till')).toEqual([true, '/counts']);
  expect(at('/products')).toEqual([false, '/till', '/counts']);
  expect(at('/counts/7')).toEqual([true, '/till', '/counts']);
  expect(at('/nowhere')).toEqual([false, '/till', '/counts']);
});

test('what the role does not permit is no way out', () => {
  expect(at('/till', CLERK)).toEqual([false, '/counts']);
});
