import { useCall } from '@cuadra/shared/client';
import { useCurrencies, useSession } from '@cuadra/shared/state';

/** Milliseconds: the rate may change while a screen stays open for a day. */
const REFRESH = 5 * 60_000;

/** The rate of the company's two currencies; asks nothing for a super user, who has none, or once the subscription is over. */
export function useCurrentRate() {
  const currencies = useCurrencies();
  const isOpen = useSession(({ state }) => state?.isExpired === false);
  return useCall('GET /rates/dollar', undefined, {
    enabled: isOpen && currencies !== undefined && currencies.main !== currencies.alternative,
    refetchInterval: REFRESH,
  });
}
