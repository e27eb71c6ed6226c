import type { ReactNode } from 'react';
import { ApiError } from '../client/index.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { LoadedQuery } from './LoadedList.tsx';
import { LoadFailed } from './LoadFailed.tsx';

export interface LoadedDrawerProps<Data> {
  query: LoadedQuery<Data>;
  /** «No pudimos cargar el rol». */
  failed: string;
  /** Of what is not there: «No encontramos este rol», and what may have become of it. */
  missing: { title: string; text: string };
  /** It was looked for and is not there, or the address does not say which. An answer of 404 says so by itself. */
  isMissing?: boolean;
  onClose: () => void;
  /** Drawn until it is there. */
  shape: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The drawer of one thing that is read when it opens: the thing, its shape, that it is not there, or that it failed. */
export function LoadedDrawer<Data>(props: LoadedDrawerProps<Data>) {
  const { query, failed, missing, isMissing = false, onClose, shape, children } = props;
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (isMissing || isUnknown(error)) {
    return (
      <EmptyState
        icon="search"
        level={3}
        title={missing.title}
        action={<Button onClick={onClose}>Cerrar</Button>}
      >
        {missing.text}
      </EmptyState>
    );
  }
  if (error) return <LoadFailed level={3} title={failed} error={error} onRetry={refetch} />;
  return shape;
}

/** Nothing has this id, or it is none. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
