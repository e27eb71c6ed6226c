import { matchRoute, takesParams } from './match-route.ts';
import { descriptor, resolved } from './testing/remotes.ts';

const clients = resolved({
  name: 'mf_clients',
  descriptor: descriptor({
    name: 'mf_clients',
    routes: [
      {
        path: '/clients/:id',
        params: { id: 'cli(-[0-9a-f]+)+' },
        title: 'Detalle de Cliente',
        expose: './ClientDetail',
      },
      { path: '/clients', title: 'Clientes', expose: './Clients' },
      { path: '/clients/import', title: 'Importar', expose: './Import' },
    ],
  }),
});
const remotes = [resolved(), clients];

test.each([
  ['/cash-register', './CashRegister'],
  ['/clients', './Clients'],
  ['/clients/', './Clients'],
  ['/clients/cli-0199', './ClientDetail'],
  ['/clients/import', './Import'],
])('%s is %s', (path, expose) => {
  expect(matchRoute(remotes, path)?.route.expose).toBe(expose);
});

test.each(['/', '/clients/a/b', '/clients/abc', '/clients/x-cli-0199', '/cash', '/Clients', '/.*'])(
  '%s belongs to no remote',
  (path) => {
    expect(matchRoute(remotes, path)).toBeUndefined();
  },
);

test('a route takes the values that it says, and any where it says nothing', () => {
  const [detail, list] = clients.descriptor.routes;
  if (!detail || !list) throw new Error('no routes');
  expect(takesParams(detail, { id: 'cli-0199' })).toBe(true);
  expect(takesParams(detail, { id: 'cli-0199/' })).toBe(false);
  expect(takesParams(list, { other: 'anything' })).toBe(true);
});

test('the remote comes with the route', () => {
  expect(matchRoute(remotes, '/clients')?.remote.name).toBe('mf_clients');
});
