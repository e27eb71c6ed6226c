import { matchRoute } from './match-route.ts';
import { descriptor, resolved } from './testing/remotes.ts';

const clients = resolved({
  name: 'mf_clients',
  descriptor: descriptor({
    name: 'mf_clients',
    routes: [
      { path: '/clients/:id', title: 'Detalle de Cliente', expose: './ClientDetail' },
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

test.each(['/', '/clients/a/b', '/cash', '/Clients', '/.*'])('%s belongs to no remote', (path) => {
  expect(matchRoute(remotes, path)).toBeUndefined();
});

test('the remote comes with the route', () => {
  expect(matchRoute(remotes, '/clients')?.remote.name).toBe('mf_clients');
});
