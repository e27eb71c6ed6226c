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
  'enabled' | 'staleTime' | 'gcTime' | 'refetchInterval'
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
