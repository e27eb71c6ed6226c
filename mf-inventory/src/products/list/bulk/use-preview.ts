import { type ApiError, type ApiOutput, api, toApiError } from '@cuadra/shared/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change, Selected } from './wish.ts';

type Page = ApiOutput<'POST /products/changes/preview'>;
export type PreviewRow = Page['items'][number];

export interface Preview {
  rows: PreviewRow[] | undefined;
  /** When the first page was read; others' changes after it are left alone. */
  asOf: string | undefined;
  hasMore: boolean;
  error: ApiError | undefined;
  more: () => void;
}

/** Milliseconds after the last key before the server is asked. */
const PAUSE = 300;
const ROWS = 100;

/** What a change would make of what is selected, page by page; nothing is kept once it is another change. */
export function usePreview(selection: Selected, change: Change | undefined): Preview {
  const [pages, setPages] = useState<Page[]>([]);
  const [error, setError] = useState<ApiError>();
  const isLoading = useRef(false);
  /** Counts the changes, so that an answer for an earlier one is not taken for this. */
  const turn = useRef(0);
  const key = JSON.stringify([selection, change]);

  const load = useCallback(async (wanted: string, cursor: string | undefined) => {
    const [chosen, wish] = JSON.parse(wanted) as [Selected, Change];
    const mine = turn.current;
    isLoading.current = true;
    try {
      const body = { selection: chosen, change: wish, limit: ROWS, ...(cursor && { cursor }) };
      const page = await api('POST /products/changes/preview', { body });
      if (mine === turn.current) setPages((before) => (cursor ? [...before, page] : [page]));
    } catch (failure) {
      if (mine === turn.current) setError(toApiError(failure));
    } finally {
      if (mine === turn.current) isLoading.current = false;
    }
  }, []);

  const isReady = change !== undefined;
  useEffect(() => {
    turn.current++;
    isLoading.current = false;
    setPages([]);
    setError(undefined);
    if (!isReady) return;
    const pause = setTimeout(() => void load(key, undefined), PAUSE);
    return () => clearTimeout(pause);
  }, [key, isReady, load]);

  const next = pages.at(-1)?.next ?? undefined;
  const more = useCallback(() => {
    if (next !== undefined && !isLoading.current) void load(key, next);
  }, [next, key, load]);
  return {
    rows: pages.length > 0 ? pages.flatMap(({ items }) => items) : undefined,
    asOf: pages[0]?.as_of,
    hasMore: next !== undefined,
    error,
    more,
  };
}
