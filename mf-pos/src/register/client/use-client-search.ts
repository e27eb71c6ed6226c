import { type ApiError, useCall } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import { useEffect, useMemo, useState } from 'react';
import { rememberClients, searchKnown } from '../../offline/answers/known-clients.ts';
import type { SaleClient } from '../../sale/sale-client.ts';

/** Milliseconds of standing still before a search goes out. */
const PAUSE = 200;
/** More than fit below the box; who is not among them is found by typing more. */
const SHOWN = 30;

export interface ClientSearch {
  /** Undefined until anything was ever found. */
  clients: readonly SaleClient[] | undefined;
  /** There is no connection: they are those that this device remembers. */
  isFromDevice: boolean;
  /** They are those of the text as it stands. */
  isCurrent: boolean;
  error: ApiError | null;
  retry: () => void;
}

/**
 * Clients by any part of their name or identification, the ones before staying until new ones are there.
 *
 * @param owesOnly who owes nothing is left out
 */
export function useClientSearch(text: string, owesOnly = false): ClientSearch {
  const typed = text.trim();
  const [searched, setSearched] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = {
    limit: SHOWN,
    ...(searched && { search: searched }),
    ...(owesOnly && { with_debt: 'true' as const }),
  };
  const { data, dataUpdatedAt, error, failureReason, isPlaceholderData, refetch } = useCall(
    'GET /clients',
    { query },
    { placeholderData: (before) => before, staleTime: 0 },
  );
  const companyId = useSession((session) => session.state?.company?.id) ?? '';
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    // An answer that was fetched a while ago is no younger for being looked at again.
    const read_at = new Date(dataUpdatedAt).toISOString();
    rememberClients(
      companyId,
      data.items.map((client) => ({ ...client, read_at })),
    );
  }, [companyId, data, dataUpdatedAt, isPlaceholderData]);
  // Known from the first failure on: nobody waits at a counter for the tries after it.
  const isCutOff = (error ?? failureReason)?.status === 0;
  const known = useMemo(
    () => (isCutOff && !owesOnly ? searchKnown(companyId, typed, SHOWN) : []),
    [isCutOff, owesOnly, companyId, typed],
  );
  // Found a moment ago they are as good as any; typed on, the device answers, were it with nobody.
  const isFromDevice = isCutOff && (owesOnly || known.length > 0 || !data || isPlaceholderData);
  return {
    clients: isFromDevice ? known : data?.items,
    isFromDevice,
    isCurrent: isFromDevice || (searched === typed && data !== undefined && !isPlaceholderData),
    error: data || isFromDevice ? null : error,
    retry: () => void refetch(),
  };
}
