import { ApiError, http } from '@cuadra/shared/client';
import type { COMPANY_HEADER } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';

/**
 * Has every request of an inspector's tab say which company it shows. Where they are in another by now, be it by another device or
 * because the visit is over, the server tells nothing of that one (ERROR_OTHER_COMPANY), and the tab forgets what it has and asks
 * where it is. Here and not in the client, so that nobody else loads it.
 */
http.interceptors.request.use((config) => {
  const { state } = useSession.getState();
  const company = state?.user.inspector ? state.company?.id : undefined;
  if (company) config.headers.set('cuadra-company' satisfies typeof COMPANY_HEADER, company);
  return config;
});

http.interceptors.response.use(undefined, (error: unknown) => {
  const { state, switchTo } = useSession.getState();
  // Without a state it is being asked already.
  if (error instanceof ApiError && error.code === 'ERROR_OTHER_COMPANY' && state) switchTo();
  throw error;
});
