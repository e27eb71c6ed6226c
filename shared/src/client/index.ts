export { QueryClientProvider, useIsFetching, useQueryClient } from '@tanstack/react-query';
export * from './api.ts';
export * from './api-error.ts';
export * from './error-text.ts';
export { type ClientListener, connectClient } from './listener.ts';
export * from './queries.ts';
export * from './query-client.ts';
export { BASE_PATH, REQUEST_TIMEOUT } from './request.ts';
export type { ApiInput, ApiOutput, ItemOf, PagedName, QueryName } from './types.ts';
