import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fetchAllPages } from './all-pages.ts';
import { http } from './api.ts';
import { callCache, createQueryClient, QueryClientProvider, useAllPages, useCall } from './index.ts';

const PAGES: Record<string, object> = {
  '': { items: [{ id: 'a' }, { id: 'b' }], next: 'after-b' },
  'after-b': { items: [{ id: 'c' }], next: 'after-c' },
  'after-c': { items: [{ id: 'd' }], next: null },
};
let asked: unknown[];

beforeEach(() => {
  asked = [];
  // The transport alone is replaced: axios' own seam for what carries a request.
  http.defaults.adapter = async (config) => {
    asked.push(config.params ?? config.url);
    const data = config.url?.includes('categories')
      ? PAGES[config.params?.cursor ?? '']
      : { name: `Bodega ${asked.length}` };
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
});

function setUp() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { calls: callCache(client), wrapper };
}

test('all pages of a call are one list, each asked for where the one before ended', async () => {
  const { items, first } = await fetchAllPages('GET /categories', { query: { limit: 2 } });
  expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(first).toBe(PAGES['']);
  expect(asked).toEqual([{ limit: 2 }, { limit: 2, cursor: 'after-b' }, { limit: 2, cursor: 'after-c' }]);
});

test('a component that wants all pages gets them one after the other', async () => {
  const { wrapper } = setUp();
  const { result } = renderHook(() => useAllPages('GET /categories', { query: { limit: 2 } }), { wrapper });
  await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']));
  expect(result.current.hasNextPage).toBe(false);
});

test('an answer that was put in the cache is read as that call, with an empty input too', async () => {
  const { calls, wrapper } = setUp();
  const { result } = renderHook(() => useCall('GET /companies', {}), { wrapper });
  await waitFor(() => expect(result.current.data?.name).toBe('Bodega 1'));
  const company = calls.get('GET /companies');
  if (company) calls.set('GET /companies', { ...company, name: 'Bodega nueva' });
  await waitFor(() => expect(result.current.data?.name).toBe('Bodega nueva'));
  await calls.refresh('GET /companies');
  await waitFor(() => expect(result.current.data?.name).toBe('Bodega 2'));
});

describe('an answer that was under way while something was saved', () => {
  /** The first answer waits; it is what the server had before. */
  function holdFirst() {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const answer = http.defaults.adapter;
    http.defaults.adapter = async (config) => {
      const isFirst = asked.length === 0;
      const response = typeof answer === 'function' ? await answer(config) : undefined;
      if (isFirst) await held;
      if (!response) throw new Error('no adapter');
      return response;
    };
    return () => letGo();
  }

  test('is asked for again by a refresh', async () => {
    const letGo = holdFirst();
    const { calls, wrapper } = setUp();
    const { result } = renderHook(() => useCall('GET /companies', {}), { wrapper });
    await waitFor(() => expect(asked).toHaveLength(1));
    const refreshed = calls.refresh('GET /companies');
    letGo();
    await refreshed;
    await waitFor(() => expect(result.current.data?.name).toBe('Bodega 2'));
  });

  test('does not stay over what was put in its place', async () => {
    const letGo = holdFirst();
    const { calls, wrapper } = setUp();
    const { result } = renderHook(() => useCall('GET /companies', {}), { wrapper });
    await waitFor(() => expect(asked).toHaveLength(1));
    calls.set('GET /companies', (known) => known);
    letGo();
    await waitFor(() => expect(result.current.data?.name).toBe('Bodega 2'));
  });
});
