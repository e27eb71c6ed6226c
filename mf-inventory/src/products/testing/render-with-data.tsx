import { callKey, createQueryClient, QueryClientProvider } from '@cuadra/shared/client';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CurrentRate } from '../current-rate.ts';

export const RATE: CurrentRate = {
  main: 'VES',
  alternative: 'USD',
  rate: '860.18',
  rate_id: '01990000-0000-7000-8000-000000000001',
  create_at: '2026-11-20T13:00:00.000Z',
  origin: 'dolarapi',
};

export const CATEGORIES = [
  { id: '01990000-0000-7000-8000-00000000000a', name: 'Bebidas' },
  { id: '01990000-0000-7000-8000-00000000000b', name: 'Víveres' },
];

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
  return render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
}
