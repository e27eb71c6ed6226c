import { useSession } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCatalogue } from '../../offline/catalogue/use-catalogue.ts';
import { openOrder } from './open-order.ts';

/** Of Caja's address: the order of the online store that is to be sold. */
const ORDER = 'order';

/** Opens the order that the address names, once: `/cash-register?order=0199…`. */
export function useOrderWish(): void {
  const companyId = useSession((session) => session.state?.company?.id);
  const catalogue = useCatalogue();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get(ORDER);
  useEffect(() => {
    if (!companyId || !id) return;
    setParameters({}, { replace: true });
    void openOrder(id, companyId, catalogue);
  }, [id, companyId, catalogue, setParameters]);
}
