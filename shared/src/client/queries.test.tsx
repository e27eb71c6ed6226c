import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { http } from './api.ts';
import { ApiError } from './api-error.ts';
import { QueryClientProvider } from './index.ts';
import { useCallPages } from './queries.ts';
import { createQueryClient, isWorthRetrying } from './query-client.ts';

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
