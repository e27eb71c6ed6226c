import { callKey, createQueryClient, QueryClientProvider } from '@cuadra/shared/client';
import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { RATE } from './rate.ts';

/** Nobody has these. */
const KNOWN_BARCODES = ['111', '222', '333', 'ñandú', '7591058001000'];

export const CATEGORIES = [
  { id: '01990000-0000-7000-8000-00000000000a', name: 'Bebidas' },
  { id: '01990000-0000-7000-8000-00000000000b', name: 'Víveres' },
];

/** Who is signed in may do this with products. */
export function signInWith(codes = '1;2;3;4;5;6;7'): void {
  useSession.getState().signIn('token');
  useSession.getState().setState({
    user: { id: 'maria' },
    company: { id: 'esquina' },
    permissions: [
      { module: 'products', permissions: codes },
      { module: 'categories', permissions: '1;2;3;4' },
    ],
    modules: ['products', 'categories'],
  } as unknown as SessionState);
}

/** Renders with what the server owns already read, so that nothing is asked for. */
export function renderWithData(screen: ReactNode) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  const pages = (items: object[]) => ({ pages: [{ items, next: null }], pageParams: [undefined] });
  client.setQueryData(callKey('GET /rates/dollar'), RATE);
  client.setQueryData([...callKey('GET /categories', { query: { limit: 200 } }), 'pages'], pages(CATEGORIES));
  client.setQueryData(
    [...callKey('GET /measures', { query: { withDefault: 'true', limit: 200 } }), 'pages'],
    pages([{ id: '01990000-0000-7000-8000-00000000000c', name: 'Unidad' }]),
  );
  for (const barcode of KNOWN_BARCODES) {
    client.setQueryData(callKey('GET /products', { query: { search: barcode, limit: 5 } }), {
      items: [],
      next: null,
      as_of: '2026-11-20T13:00:00.000Z',
    });
  }
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{screen}</MemoryRouter>
    </QueryClientProvider>,
  );
}
