import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { http } from './api.ts';
import { ApiError } from './api-error.ts';
import { QueryClientProvider } from './index.ts';
import { createQueryClient, isWorthRetrying } from './query-client.ts';
import { type PartOfList, readWholeList, useCallPages, useCallReport } from './use-call-pages.ts';

const item = (name: string) => ({ id: name, name });

test('a paged list goes on where the last page ended', async () => {
  const asked: unknown[] = [];
  // The transport alone is replaced: axios' own seam for what carries a request.
  http.defaults.adapter = async (config) => {
    asked.push(config.params);
    const first = config.params?.cursor === undefined;
    const data = first
      ? { items: [item('a'), item('b')], next: 'after-b' }
      : { items: [item('c')], next: null };
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCallPages('GET /categories', { query: { limit: 2 } }), { wrapper });
  await waitFor(() => expect(result.current.data?.map(({ name }) => name)).toEqual(['a', 'b']));
  expect(result.current.hasNextPage).toBe(true);
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.map(({ name }) => name)).toEqual(['a', 'b', 'c']));
  expect(result.current.hasNextPage).toBe(false);
  expect(asked).toEqual([
    { limit: 2, cursor: undefined },
    { limit: 2, cursor: 'after-b' },
  ]);
});

test('a report keeps what it says beside its rows, and another one’s rows only where it may', async () => {
  const answers = new Map<string, Promise<object>>();
  const page = (total: string, items: object[], next: string | null = null) => ({
    totals: { total },
    items,
    next,
  });
  let release: (answer: object) => void = () => undefined;
  http.defaults.adapter = async (config) => {
    const { by, cursor } = config.params ?? {};
    const data = await answers.get(`${by} ${cursor ?? ''}`);
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  answers.set('product ', Promise.resolve(page('9.00', [item('a')], 'more')));
  answers.set('product more', Promise.resolve(page('9.00', [item('b')])));
  answers.set(
    'seller ',
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ by }: { by: 'product' | 'seller' }) =>
      useCallReport(
        'GET /reports/sales',
        { query: { by } },
        { keepPrevious: (before) => before.query?.by === by },
      ),
    { wrapper, initialProps: { by: 'product' } },
  );
  await waitFor(() => expect(result.current.data?.items).toHaveLength(1));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.items.map(({ name }) => name)).toEqual(['a', 'b']));
  expect(result.current.data?.first.totals.total).toBe('9.00');
  rerender({ by: 'seller' });
  expect(result.current.data).toBeUndefined();
  release(page('9.00', [item('s')]));
  await waitFor(() => expect(result.current.data?.items.map(({ name }) => name)).toEqual(['s']));
});

test.each([
  [new ApiError('ERROR_NETWORK', 0), true],
  [new ApiError('ERROR_UNAVAILABLE', 503), true],
  [new ApiError('ERROR_CANCELLED', 0), false],
  [new ApiError('ERROR_NOT_FOUND', 404), false],
  [new ApiError('ERROR_TOO_MANY_REQUESTS', 429), false],
  [new TypeError('bug'), false],
])('%s is tried again: %s', (error, again) => {
  expect(isWorthRetrying(error)).toBe(again);
});

test('a whole list is read to its end, from where it stands', async () => {
  const pages = [['a'], ['a', 'b'], ['a', 'b', 'c']];
  const part = (read: number): PartOfList<string[]> => ({
    data: pages[read],
    error: null,
    isError: false,
    hasNextPage: read < pages.length - 1,
  });
  let read = 0;
  const list = { ...part(0), fetchNextPage: async () => part(++read) };
  await expect(readWholeList(list)).resolves.toEqual(['a', 'b', 'c']);
  expect(read).toBe(2);
});

test('a whole list is not there when one of its pages fails', async () => {
  const error = new ApiError('unavailable', 503);
  const list = { data: ['a'], error: null, isError: false, hasNextPage: true };
  const failed = { data: ['a'], error, isError: true, hasNextPage: true };
  await expect(readWholeList({ ...list, fetchNextPage: async () => failed })).rejects.toBe(error);
});
