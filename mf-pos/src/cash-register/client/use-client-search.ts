import { type ApiError, useCall } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { useEffect, useState } from 'react';

/** Milliseconds of standing still before a search goes out. */
const PAUSE = 200;
/** More than fit below the box; who is not among them is found by typing more. */
const SHOWN = 30;

export interface ClientSearch {
  /** Undefined until anything was ever found. */
  clients: readonly Client[] | undefined;
  /** They are those of the text as it stands. */
  isCurrent: boolean;
  error: ApiError | null;
  retry: () => void;
}

/** Clients by any part of their name or identification, the ones before staying until new ones are there. */
export function useClientSearch(text: string): ClientSearch {
  const typed = text.trim();
  const [searched, setSearched] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = { limit: SHOWN, ...(searched && { search: searched }) };
  const { data, error, isPlaceholderData, refetch } = useCall(
    'GET /clients',
    { query },
    { placeholderData: (before) => before, staleTime: 0 },
  );
  return {
    clients: data?.items,
    isCurrent: searched === typed && data !== undefined && !isPlaceholderData,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
