import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';

/** What a query says of the things that it reads. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  /** Null while nothing went wrong. */
  error: unknown;
  refetch: () => unknown;
}

export interface LoadedListProps<Row> extends Pick<LoadFailedProps, 'level'> {
  /** Of `useCallPages` or `useAllPages`, or with rows of its own where they are searched or ordered here. */
  list: LoadedQuery<readonly Row[]>;
  /** «No pudimos cargar tus productos»: the title of what stands there after a failure. */
  failed: string;
  /** Instead of an empty list: what it is for, and how to begin. */
  empty?: ReactNode;
  /** Instead of an empty list that a search or a filter has made; false without one. */
  notFound?: ReactNode;
  /** Until the first ones have come. Without it `children` draw their shape of `undefined`, as tables do. */
  shape?: ReactNode;
  children: (rows: readonly Row[] | undefined) => ReactNode;
}

/** A list that is read: its rows, or in their place its shape, that there are none, or that it failed and «Reintentar». */
export function LoadedList<Row>({
  list,
  failed,
  level,
  empty,
  notFound,
  shape,
  children,
}: LoadedListProps<Row>) {
  const { data, error, refetch } = list;
  if (!data && error) {
    return <LoadFailed title={failed} error={error} onRetry={refetch} {...(level && { level })} />;
  }
  if (!data && shape) return shape;
  const nothing = notFound || empty;
  if (data?.length === 0 && nothing) return nothing;
  return children(data);
}

export interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** «Cargar más» below a list that is no table; nothing when all of it is there. */
export function MoreButton({ list }: MoreButtonProps) {
  return (
    list.hasNextPage && (
      <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Cargar más
      </Button>
    )
  );
}
