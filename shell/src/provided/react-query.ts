/**
 * What the shell provides as `@tanstack/react-query`: what the hooks of `@cuadra/shared/client` are made of, 3 kB gzip less
 * than the library whole. A module that imports a name which is not here does not build; add the name, and raise the minor
 * of SHELL_API_VERSION.
 */
export {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
