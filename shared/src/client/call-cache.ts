import { type Query, type QueryClient, type SetDataOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callKey, callQuery } from './call-query.ts';
import type { ApiInput, ApiOutput, QueryName } from './types.ts';

/** What the cache holds of the contract's calls, by their names. */
export interface CallCache {
  /** The last answer to a call; undefined where there is none. */
  get: <N extends QueryName>(name: N, input?: ApiInput<N>) => ApiOutput<N> | undefined;
  /** Puts an answer where `useCall` reads it. */
  set: <N extends QueryName>(name: N, answer: Answer<N>, input?: ApiInput<N>) => void;
  /** Asks again, whatever is there. */
  fetch: <N extends QueryName>(name: N, input: ApiInput<N>) => Promise<ApiOutput<N>>;
  /** Has calls read again, whatever they asked for; done when those that are on the screen have been. */
  refresh: (...names: QueryName[]) => Promise<void>;
  /** Likewise all calls there are: something changed that every answer goes by. */
  refreshAll: () => Promise<void>;
  /** Forgets their answers first: what there was may not be seen any more. */
  reset: (...names: QueryName[]) => Promise<void>;
}

type Answer<N extends QueryName> =
  | ApiOutput<N>
  | ((known: ApiOutput<N> | undefined) => ApiOutput<N> | undefined);

/** The calls of a query client; in a component, `useCallCache`. */
export function callCache(client: QueryClient): CallCache {
  const each = async (names: readonly QueryName[], act: (queryKey: readonly unknown[]) => Promise<void>) => {
    await Promise.all(names.map((name) => act(callKey(name))));
  };
  return {
    get: (name, input) => client.getQueryData(callKey(name, input)),
    set: (name, answer, input) => {
      const queryKey = callKey(name, input);
      (client.setQueryData as Setter)(queryKey, answer);
      const earlier = underWay(client, queryKey);
      if (earlier.length > 0) void afterThose(earlier, () => client.invalidateQueries({ queryKey }));
    },
    fetch: (name, input) => client.fetchQuery({ ...callQuery(name, input), staleTime: 0 }),
    refresh: (...names) =>
      each(names, (queryKey) =>
        afterThose(underWay(client, queryKey, isFirst), () => client.invalidateQueries({ queryKey })),
      ),
    refreshAll: () => client.invalidateQueries(),
    reset: (...names) => each(names, (queryKey) => client.resetQueries({ queryKey })),
  };
}

/** TanStack Query gives up what is being read to ask again, but for a first answer. */
const isFirst = ({ state }: Query) => state.data === undefined;

/** What is being read right now. Its answer may be older than what was just written, and comes later. */
function underWay(
  client: QueryClient,
  queryKey: readonly unknown[],
  predicate: (query: Query) => boolean = () => true,
): Promise<unknown>[] {
  const queries = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate });
  return queries.flatMap(({ promise }) => promise ?? []);
}

async function afterThose(earlier: readonly Promise<unknown>[], act: () => Promise<void>): Promise<void> {
  if (earlier.length > 0) await Promise.allSettled(earlier);
  await act();
}

/** An answer's type is the contract's, whatever its call. */
type Setter = (queryKey: readonly unknown[], answer: unknown, options?: SetDataOptions) => void;

/** The cache of calls of the components around: the same one at every render. */
export function useCallCache(): CallCache {
  const client = useQueryClient();
  return useMemo(() => callCache(client), [client]);
}
