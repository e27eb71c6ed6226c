import { useCallback } from 'react';
import type { DataTableProps } from './DataTable.tsx';

/** What `useCallPages` says of a list. */
export interface ListPages<Row> {
  data: readonly Row[] | undefined;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** What a `DataTable` takes of a list that is read page by page. */
export type ListRows<Row> = Required<
  Pick<DataTableProps<Row>, 'stale' | 'hasMore' | 'loadingMore' | 'moreFailed' | 'onMore'>
> & { rows: readonly Row[] | undefined };

/** The rows of a list, and the way to more of them, as a table takes them. */
export function useListRows<Row>(list: ListPages<Row>): ListRows<Row> {
  const { fetchNextPage } = list;
  return {
    rows: list.data,
    stale: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    onMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
  };
}
