import { type ApiError, createQueryClient, http, QueryClientProvider } from '@cuadra/shared/client';
import type { SessionState, StoreSettings } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StorePage } from '../StorePage.tsx';
import * as sample from './sample-settings.ts';

afterEach(() => {
  useSession.getState().clear();
  sessionStorage.clear();
});

const LISTS: Readonly<Record<string, readonly object[]>> = {
  coupons: [sample.COUPON],
  categories: [sample.CLEANING, sample.FOOD],
  payment_methods: [sample.CASH, sample.PAGO_MOVIL, sample.ZELLE],
  products: [sample.BREAD, sample.COFFEE, sample.RICE].map((one) => ({ ...one, code: null, barcodes: [] })),
};

/** What the page sends, and an API that keeps it; `refusal` is thrown instead. */
export async function openStorePage({
  settings = sample.SETTINGS,
  mayChange = true,
  mayTell = false,
}: {
  settings?: StoreSettings;
  mayChange?: boolean;
  /** Of products, in the store. */
  mayTell?: boolean;
} = {}) {
  const sent: Record<string, unknown>[] = [];
  const server: { refusal?: ApiError | undefined } = {};
  http.defaults.adapter = async (config) => {
    const answer = (data: unknown) => ({ data, status: 200, statusText: '', headers: {}, config });
    if (config.method === 'get') {
      if (String(config.url).includes('/store/products/')) return answer(sample.TOLD_BREAD);
      const name = String(config.url).split('?')[0]?.split('/').at(-1) ?? '';
      return answer(name === 'settings' ? settings : { items: LISTS[name] ?? [], next: null });
    }
    const body = JSON.parse(String(config.data ?? '{}'));
    sent.push(config.method === 'delete' ? { removed: config.url } : body);
    if (server.refusal) throw server.refusal;
    if (String(config.url).includes('/store/coupons/')) return answer({ ...sample.COUPON, ...body });
    if (String(config.url).endsWith('/store/products/update'))
      return answer({ ...sample.TOLD_BREAD, ...body, version: 2 });
    return answer({ ...settings, ...body });
  };
  // Loaded again, the page finds the session that it had.
  if (!useSession.getState().state) signIn(mayChange, mayTell);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <StorePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('form', { name: 'Mi tienda' });
  return { sent, server };
}

function signIn(mayChange: boolean, mayTell: boolean): void {
  useSession.getState().signIn('token');
  useSession.getState().setState({
    ...{
      user: { id: 'maria' },
      company: { id: 'esquina' },
      modules: ['ecommerce', 'products', 'company_configuration'],
    },
    currencies_used: { company_id: 'esquina', main: 'VES', alternative: 'USD' },
    permissions: [
      { module: 'products', permissions: mayTell ? '2;3' : '1' },
      ...(mayChange ? [{ module: 'company_configuration', permissions: '2' }] : []),
    ],
  } as unknown as SessionState);
}
