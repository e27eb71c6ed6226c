import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { CallName } from '../contract/index.ts';
import { type ApiOptions, api } from './api.ts';
import type { ApiError } from './api-error.ts';
import type {
  ApiInput,
  ApiOutput,
  CallArguments,
  ItemOf,
  LooseInput,
  PagedName,
  QueryName,
} from './types.ts';

/** The cache's key of a call, or of all calls of that name when no input is given (to invalidate them). */
export function callKey<N extends QueryName>(name: N, input?: ApiInput<N>): QueryKey {
  return input === undefined ? [name] : [name, input];
}

export type UseCallOptions<N extends QueryName, Data> = Omit<
  UseQueryOptions<ApiOutput<N>, ApiError, Data>,
  'queryKey' | 'queryFn'
>;

/** Reads a call of the contract: `useCall('GET /rates/dollar')`, `useCall('GET /sales/{id}', { params: { id } })`. */
export function useCall<N extends QueryName, Data = ApiOutput<N>>(
  name: N,
  ...[input, options]: CallArguments<N, UseCallOptions<N, Data>>
) {
  return useQuery<ApiOutput<N>, ApiError, Data>({
    ...options,
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => send(name, input, { signal }),
  });
}

export type UseCallPagesOptions = Pick<
  UseInfiniteQueryOptions<unknown, ApiError>,
  'enabled' | 'staleTime' | 'gcTime' | 'refetchInterval' | 'refetchOnWindowFocus' | 'retry' | 'retryDelay'
> & {
  /** Keeps the list of the search before on the screen until the new one is there. */
  keepPrevious?: boolean;
};

/** Reads a list page by page; `data` holds the items of all pages so far, `fetchNextPage` asks for more. */
export function useCallPages<N extends PagedName>(
  name: N,
  ...[input, options]: CallArguments<N, UseCallPagesOptions>
) {
  const { keepPrevious = false, ...rest } = options ?? {};
  type Pages = InfiniteData<ListPage<ItemOf<N>>, string | undefined>;
  return useInfiniteQuery<ListPage<ItemOf<N>>, ApiError, ItemOf<N>[], QueryKey, string | undefined>({
    ...(rest as Record<never, never>),
    queryKey: [...callKey(name, input), 'pages'],
    queryFn: ({ pageParam, signal }) => send(name, withCursor(input, pageParam), { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    select: allItems,
    ...(keepPrevious && { placeholderData: (previous: Pages | undefined) => previous }),
  });
}

/** What a list says beside its items, as its first page has it, and the items of all pages so far. */
export interface WholeList<N extends PagedName> {
  first: ApiOutput<N>;
  items: ItemOf<N>[];
}

export type UseCallReportOptions<N extends PagedName> = Omit<UseCallPagesOptions, 'keepPrevious'> & {
  /** Whether what was asked for before may stay on the screen until the new answer is there. */
  keepPrevious?: (before: ApiInput<N>) => boolean;
};

/** Reads a list that says more than its items page by page: a report and its totals. */
export function useCallReport<N extends PagedName>(
  name: N,
  input: ApiInput<N>,
  { keepPrevious, ...rest }: UseCallReportOptions<N> = {},
) {
  type Page = ApiOutput<N> & ListPage<ItemOf<N>>;
  type Pages = InfiniteData<Page, string | undefined>;
  return useInfiniteQuery<Page, ApiError, WholeList<N>, QueryKey, string | undefined>({
    ...(rest as Record<never, never>),
    queryKey: [...callKey(name, input), 'report'],
    queryFn: ({ pageParam, signal }) => send(name, withCursor(input, pageParam), { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    select: wholeList<N>,
    placeholderData: (previous: Pages | undefined, query: { queryKey: QueryKey } | undefined) =>
      query && keepPrevious?.(query.queryKey[1] as ApiInput<N>) ? previous : undefined,
  });
}

/** Writes: `mutate({ body })`. `onUploadProgress` goes in as an option of the hook. */
export function useCallMutation<N extends CallName, Context = unknown>(
  name: N,
  options: Omit<UseMutationOptions<ApiOutput<N>, ApiError, ApiInput<N>, Context>, 'mutationFn'> &
    Pick<ApiOptions, 'onUploadProgress'> = {},
) {
  const { onUploadProgress, ...rest } = options;
  return useMutation<ApiOutput<N>, ApiError, ApiInput<N>, Context>({
    ...rest,
    mutationFn: (input) => send(name, input, onUploadProgress ? { onUploadProgress } : {}),
  });
}

interface ListPage<Item> {
  items: Item[];
  next: string | null;
}

/** Outside the hook, so that it runs when pages come and not at every render. */
function allItems<Item>(data: InfiniteData<ListPage<Item>, string | undefined>): Item[] {
  return data.pages.flatMap((page) => page.items);
}

/** Likewise. Of no pages there is no data. */
function wholeList<N extends PagedName>(
  data: InfiniteData<ApiOutput<N> & ListPage<ItemOf<N>>, string | undefined>,
): WholeList<N> {
  const [first] = data.pages;
  if (!first) throw new RangeError('a list has at least one page');
  return { first, items: allItems(data) };
}

function withCursor(input: unknown, cursor: string | undefined): LooseInput {
  const { query, ...rest } = (input ?? {}) as LooseInput;
  return { ...rest, query: { ...query, cursor } };
}

/** `api` with its input's type forgotten: the hooks above have checked it already. */
const send = api as unknown as <Answer>(
  name: CallName,
  input: unknown,
  options: ApiOptions,
) => Promise<Answer>;
