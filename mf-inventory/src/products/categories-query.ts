import { type ApiError, useAllPages } from '@cuadra/shared/client';
import { useMemo } from 'react';

/** Spec §9, milliseconds: the load of the categories is tried again this long after a failure. */
export const RETRY_AFTER = 1000;

/** Answers that no further try changes: there is no session, no permission, or nothing paid. */
const FINAL: readonly number[] = [401, 402, 403];

/** Whether a load of the categories is worth another try. */
export function isTriedAgain(_failures: number, { status }: Pick<ApiError, 'status'>): boolean {
  return !FINAL.includes(status);
}

export interface LoadedCategories {
  /** By name, as many as have come; undefined before the first page. */
  categories: readonly { id: string; name: string }[] | undefined;
  /** The last try failed, and another one follows in a second. */
  isRetrying: boolean;
  /** It failed for good. */
  error: ApiError | null;
}

/** The company's categories by name, all of them however many pages they take; tried again every second (spec §7). */
export function useLoadedCategories(): LoadedCategories {
  const { data, error, failureCount, isFetching } = useAllPages(
    'GET /categories',
    { query: { limit: 200 } },
    { retry: isTriedAgain, retryDelay: RETRY_AFTER },
  );
  return { categories: data, isRetrying: failureCount > 0 && isFetching, error };
}

/** The categories, none while they are on their way. */
export function useCategories(): readonly { id: string; name: string }[] {
  return useLoadedCategories().categories ?? NONE;
}

const NONE: readonly { id: string; name: string }[] = [];

/** Names by id. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const categories = useCategories();
  return useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories]);
}
