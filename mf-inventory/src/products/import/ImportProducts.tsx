import { api } from '@cuadra/shared/client';
import type { ImportField } from '@cuadra/shared/domain';
import { ImportDialog } from '@cuadra/shared/form';
import { useCan, useSession } from '@cuadra/shared/state';
import { useMemo } from 'react';
import { useRefreshProducts } from '../products-query.ts';
import { PRODUCT_KIND } from './product-kind.ts';
import { productPlan } from './product-plan.tsx';

/** The import dialog, tied to the API and the lists that it changes. */
export default function ImportProducts({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshProducts();
  const companyId = useSession((session) => session.state?.company?.id ?? '');
  return (
    <ImportDialog
      kind={PRODUCT_KIND}
      check={async (body, onUploadProgress) =>
        productPlan(await api('POST /products/import/check', { body }, { onUploadProgress }))
      }
      send={(body, onUploadProgress) => api('POST /products/import', { body }, { onUploadProgress })}
      companyId={companyId}
      locked={useLockedFields()}
      onImported={refresh}
      onClose={onClose}
    />
  );
}

/** What the role may not set (spec §3, products 5 to 7). */
function useLockedFields(): ReadonlySet<ImportField> {
  const mayCost = useCan(['products', 'modify_cost']);
  const mayUtility = useCan(['products', 'modify_utility']);
  const mayQuantity = useCan(['products', 'modify_quantity']);
  return useMemo(() => {
    const locked = new Set<ImportField>();
    if (!mayCost) locked.add('cost');
    if (!mayUtility) locked.add('utility');
    if (!mayQuantity) locked.add('qty');
    return locked;
  }, [mayCost, mayUtility, mayQuantity]);
}
