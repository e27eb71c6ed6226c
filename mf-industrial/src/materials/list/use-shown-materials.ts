import { useCallPages } from '@cuadra/shared/client';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export const SHOWN = ['low', 'without_cost'] as const;

const PARAMETER = 'show';

/** Which materials the address asks for: `?search=…&show=low`. */
export function useShownMaterials() {
  const [address, setAddress] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const search = address.get('search') ?? '';
  const shown = SHOWN.find((one) => one === address.get(PARAMETER));
  const show = useCallback(
    (next: string) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (next) after.set(PARAMETER, next);
          else after.delete(PARAMETER);
          return after;
        },
        { replace: true, state },
      ),
    [setAddress, state],
  );
  const query = { ...(search && { search }), ...(shown && { [shown]: 'true' as const }) };
  return { search, shown, show, query };
}

/** The materials that the address asks for, by name. */
export function useMaterials() {
  const { query } = useShownMaterials();
  return useCallPages('GET /materials', { query }, { keepPrevious: true, staleTime: 0 });
}
