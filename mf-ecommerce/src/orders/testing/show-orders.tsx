import { ApiError, createQueryClient, http, QueryClientProvider } from '@cuadra/shared/client';
import type { Order, SessionState } from '@cuadra/shared/contract';
import { allPermissions } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { Toaster } from '@cuadra/shared/ui';
import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Milliseconds: dialogs come with their code. */
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

afterEach(() => {
  useSession.getState().clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** A shop's API: its orders, and what was sent to it. */
export interface OrdersApi {
  orders: Order[];
  sent: { path: string; body: unknown }[];
  /** The next write is refused so, after somebody else has changed what there is. */
  refuse: (() => ApiError) | undefined;
  proof: string;
}

export function openApi(orders: Order[]): OrdersApi {
  const api: OrdersApi = { orders, sent: [], refuse: undefined, proof: 'data:image/png;base64,AA==' };
  http.defaults.adapter = async (config) => {
    const path = String(config.url);
    const ok = (data: object) => ({ data, status: 200, statusText: '', headers: {}, config });
    if (config.method === 'get') return ok(read(api, path, config.params));
    const body = JSON.parse(String(config.data));
    api.sent.push({ path, body });
    const refusal = api.refuse?.();
    api.refuse = undefined;
    if (refusal) throw refusal;
    return ok(write(api, path, body));
  };
  return api;
}

function read(api: OrdersApi, path: string, query: { status?: string } = {}): object {
  if (path.endsWith('/store/settings')) return { slug: 'la-esquina', host: null, name: 'Bodega La Esquina' };
  if (path.endsWith('/proof')) return { image: api.proof };
  const one = api.orders.find(({ id }) => path.endsWith(`/store/orders/${id}`));
  if (one) return one;
  if (path.endsWith('/store/orders'))
    return { items: api.orders.filter(({ status }) => status === query.status), next: null };
  return { items: [], next: null };
}

function write(
  api: OrdersApi,
  path: string,
  body: { id: string; status?: Order['status']; state?: string; lines?: { qty: string }[] },
): object {
  const before = api.orders.find(({ id }) => id === body.id);
  if (!before) throw new ApiError('ERROR_NOT_FOUND', 404, {});
  const after = (
    path.endsWith('/payment')
      ? { ...before, payment: before.payment && { ...before.payment, state: body.state } }
      : path.endsWith('/lines')
        ? { ...before, lines: before.lines.map((line, at) => ({ ...line, qty: body.lines?.[at]?.qty })) }
        : { ...before, ...body, updated_at: new Date().toISOString() }
  ) as Order;
  api.orders = api.orders.map((order) => (order === before ? after : order));
  return after;
}

/** Draws a screen for somebody of a company with an online store; by default its owner. */
export function showOrders(part: ReactElement, at = '/', permissions = allPermissions()) {
  useSession.getState().signIn('token');
  useSession.getState().setState({
    ...{
      user: { id: 'maria' },
      company: { id: 'esquina', name: 'Bodega La Esquina' },
      modules: ['ecommerce', 'sales', 'products'],
    },
    permissions,
  } as unknown as SessionState);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        {part}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}
