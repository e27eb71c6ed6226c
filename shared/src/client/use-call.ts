import { type UseMutationOptions, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CallName } from '../contract/index.ts';
import type { ApiOptions } from './api.ts';
import type { ApiError } from './api-error.ts';
import { callQuery, send } from './call-query.ts';
import type { ApiInput, ApiOutput, CallArguments, QueryName } from './types.ts';

export type UseCallOptions<N extends QueryName, Data> = Omit<
  UseQueryOptions<ApiOutput<N>, ApiError, Data>,
  'queryKey' | 'queryFn'
>;

/** Reads a call of the contract: `useCall('GET /rates/dollar')`, `useCall('GET /sales/{id}', { params: { id } })`. */
export function useCall<N extends QueryName, Data = ApiOutput<N>>(
  name: N,
  ...[input, options]: CallArguments<N, UseCallOptions<N, Data>>
) {
  return useQuery<ApiOutput<N>, ApiError, Data>({ ...options, ...callQuery(name, input) });
}

/** Writes: `mutate({ body })`. `onUploadProgress` goes in as an option of the hook. */
export function useCallMutation<N extends CallName, Context = unknown>(
  name: N,
  options: Omit<UseMutationOptions<ApiOutput<N>, ApiError, ApiInput<N>, Context>, 'mutationFn'> &
    Pick<ApiOptions, 'onUploadProgress'> = {},
) {
  const { onUploadProgress, ...rest } = options;
  return useMutation<ApiOutput<N>, ApiError, ApiInput<N>, Context>({
    ...rest,
    mutationFn: (input) => send(name, input, onUploadProgress ? { onUploadProgress } : {}),
  });
}
