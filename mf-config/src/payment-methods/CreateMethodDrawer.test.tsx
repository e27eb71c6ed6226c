import { ApiError, callKey, createQueryClient, http, QueryClientProvider } from '@cuadra/shared/client';
import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CreateMethodDrawer } from './CreateMethodDrawer.tsx';

type Method = { id: string; name: string };

/** A server that writes what it is sent and, while `isDeaf`, loses its answer on the way. */
class Server {
  readonly methods = new Map<string, Method>();
  isDeaf = false;

  constructor() {
    http.defaults.adapter = async (config) => {
      const body: Method = JSON.parse(String(config.data));
      const before = this.methods.get(body.id);
      const isNew = String(config.url).endsWith('/create');
      if (isNew && before && JSON.stringify(before) !== JSON.stringify(body)) {
        throw new ApiError('ERROR_CONFLICT', 409, { fields: { id: 'already-used' } });
      }
      this.methods.set(body.id, body);
      if (this.isDeaf) throw new ApiError('ERROR_NETWORK', 0);
      return { data: body, status: 200, statusText: '', headers: {}, config };
    };
  }

  get names() {
    return [...this.methods.values()].map(({ name }) => name);
  }
}

function open() {
  const client = createQueryClient();
  client.setDefaultOptions({
    queries: { staleTime: Number.POSITIVE_INFINITY },
    mutations: { retry: false },
  });
  const pages = { pages: [{ items: [], next: null }], pageParams: [undefined] };
  client.setQueryData([...callKey('GET /payment_methods', { query: { limit: 50 } }), 'pages'], pages);
  const closed = jest.fn();
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CreateMethodDrawer onClose={closed} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, closed };
}

const name = () => screen.getByRole('textbox', { name: 'Nombre' });
const save = () => user.click(screen.getByRole('button', { name: 'Agregar' }));

/** Loads the page again: nothing is taken off the screen first, as in a browser. */
function reload() {
  document.body.replaceChildren();
  return open();
}

beforeEach(() => {
  useSession.getState().signIn('token');
  useSession.getState().setState({
    user: { id: 'maria' },
    company: { id: 'esquina' },
    currencies_used: { company_id: 'esquina', main: 'VES', alternative: 'USD' },
    permissions: [],
    modules: [],
  } as unknown as SessionState);
});

afterEach(() => {
  useSession.getState().clear();
});

test('saved again after a lost answer and a reload, it is one method', async () => {
  const server = new Server();
  server.isDeaf = true;
  open();
  await user.clear(name());
  await user.type(name(), 'Móvil de la caja 2');
  await save();
  expect(await screen.findByText(/No pudimos conectar/)).toBeVisible();

  server.isDeaf = false;
  const { closed } = reload();
  expect(name()).toHaveValue('Móvil de la caja 2');
  await user.type(name(), ' y 3');
  await save();
  expect(closed).toHaveBeenCalled();
  expect(server.names).toEqual(['Móvil de la caja 2 y 3']);
});

test('so is one that was sent as it was suggested', async () => {
  const server = new Server();
  server.isDeaf = true;
  open();
  await save();
  expect(await screen.findByText(/No pudimos conectar/)).toBeVisible();

  server.isDeaf = false;
  const { closed } = reload();
  await save();
  expect(closed).toHaveBeenCalled();
  expect(server.methods.size).toBe(1);
});
