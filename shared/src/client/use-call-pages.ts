import { type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from './api-error.ts';
import { type ListPage, type Pages, pagesQuery } from './call-query.ts';
import type { ApiInput, ApiOutput, CallArguments, ItemOf, PagedName } from './types.ts';

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
  type Page = ListPage<ItemOf<N>>;
  return useInfiniteQuery<Page, ApiError, ItemOf<N>[], QueryKey, string | undefined>({
    ...(rest as Record<never, never>),
    ...pagesQuery<N, Page>(name, input, 'pages'),
    select: allItems,
    ...(keepPrevious && { placeholderData: (previous: Pages<Page> | undefined) => previous }),
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
  return useInfiniteQuery<Page, ApiError, WholeList<N>, QueryKey, string | undefined>({
    ...(rest as Record<never, never>),
    ...pagesQuery<N, Page>(name, input, 'report'),
    select: wholeList<N>,
    placeholderData: (previous: Pages<Page> | undefined, query: { queryKey: QueryKey } | undefined) =>
      query && keepPrevious?.(query.queryKey[1] as ApiInput<N>) ? previous : undefined,
  });
}

/** Reads all of a list, however many pages it takes; `data` grows with each page until `hasNextPage` is false. */
export function useAllPages<N extends PagedName>(
  name: N,
  ...[input, options]: CallArguments<N, UseCallPagesOptions>
) {
  const list = useCallPages<N>(name, ...([input, options] as CallArguments<N, UseCallPagesOptions>));
  useRestOfPages(list);
  return list;
}

/** What is known of a list that is read page by page. */
export interface PagedList {
  data: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/**
 * Reads the pages that are missing one after the other, for as long as all of them are wanted. After a page that failed it
 * waits for another try of the list's own.
 */
export function useRestOfPages(list: PagedList, isWanted = true): void {
  const { data, fetchNextPage } = list;
  const isNext = isWanted && list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  // What is behind these pages is wanted: they change with each page, even with one that no render saw on its way.
  const before = isNext ? data : undefined;
  useEffect(() => {
    if (before !== undefined) void fetchNextPage();
  }, [before, fetchNextPage]);
}

/** A list that is read page by page, as far as it is read. */
export interface PartOfList<Data> {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  hasNextPage: boolean;
}

/**
 * Reads the pages that are missing at once, for what takes the whole list at a press: a sheet to print.
 *
 * @returns the whole list; undefined when not even its first page was read
 * @throws what kept a page from being read
 */
export async function readWholeList<Data>(
  list: PartOfList<Data> & { fetchNextPage: () => Promise<PartOfList<Data>> },
): Promise<Data | undefined> {
  let read: PartOfList<Data> = list;
  while (read.hasNextPage) {
    read = await list.fetchNextPage();
    if (read.isError) throw read.error;
  }
  return read.data;
}

/** Outside the hook, so that it runs when pages come and not at every render. */
function allItems<Item>(data: Pages<ListPage<Item>>): Item[] {
  return data.pages.flatMap((page) => page.items);
}

/** Likewise. Of no pages there is no data. */
function wholeList<N extends PagedName>(data: Pages<ApiOutput<N> & ListPage<ItemOf<N>>>): WholeList<N> {
  const [first] = data.pages;
  if (!first) throw new RangeError('a list has at least one page');
  return { first, items: allItems(data) };
}
