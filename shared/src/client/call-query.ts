import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { CallName } from '../contract/index.ts';
import { type ApiOptions, api } from './api.ts';
import type { ApiInput, ApiOutput, ItemOf, LooseInput, PagedName, QueryName } from './types.ts';

/** What a query of the cache is: under which key it stands, and how it is read. */
export interface CallQuery<Answer> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
}

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  next: string | null;
}

export type Pages<Page> = InfiniteData<Page, string | undefined>;

/**
 * The cache's key of a call: its name, then its input where there is any. Without an input it stands for all calls of that
 * name, whatever they ask for, and however they are read: that is how they are refreshed.
 */
export function callKey<N extends QueryName>(name: N, input?: ApiInput<N>): QueryKey {
  return input === undefined || Object.keys(input).length === 0 ? [name] : [name, input];
}

/** One call as a query: for `useQuery` and `fetchQuery`. */
export function callQuery<N extends QueryName>(
  name: N,
  input: ApiInput<N> | undefined,
): CallQuery<ApiOutput<N>> {
  return { queryKey: callKey(name, input), queryFn: ({ signal }) => send(name, input, { signal }) };
}

/**
 * A list as a query that is read page by page.
 *
 * @param kind what its data is made of the pages, since each kind has data of its own
 */
export function pagesQuery<N extends PagedName, Page extends ListPage<ItemOf<N>>>(
  name: N,
  input: ApiInput<N> | undefined,
  kind: 'pages' | 'report',
) {
  return {
    queryKey: [...callKey(name, input), kind],
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      send<Page>(name, withCursor(input, pageParam), { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last: Page) => last.next ?? undefined,
  };
}

/** An input with the place in a list where the next page begins. */
export function withCursor(input: unknown, cursor: string | undefined): LooseInput {
  const { query, ...rest } = (input ?? {}) as LooseInput;
  return { ...rest, query: { ...query, cursor } };
}

/** `api` with its input's type forgotten: the typed functions around it have checked it already. */
export const send = api as unknown as <Answer>(
  name: CallName,
  input: unknown,
  options: ApiOptions,
) => Promise<Answer>;
