import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** How often a read is tried again after a failure that may pass. */
const RETRIES = 2;
/** Milliseconds that an answer counts as fresh: moving between screens asks nothing again. */
const FRESH = 30_000;

/** The same question gets the same error; only a lost connection, a timeout or an overloaded server is worth another try. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code !== 'ERROR_CANCELLED' && (error.status === 0 || error.status >= 500);
}

/** The cache of what the server owns. Writes are never repeated by themselves: who writes decides. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A cash register that is its own server is «offline» to the browser, and works: what cannot be reached fails by itself.
        networkMode: 'always',
        staleTime: FRESH,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => 1000 * 2 ** attempt,
      },
      // Offline, a write must fail at once and say so, not wait unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
