import { api } from '@cuadra/shared/client';
import type { ImportField } from '@cuadra/shared/domain';
import { useCan, useSession } from '@cuadra/shared/state';
import { useMemo } from 'react';
import { useRefreshProducts } from '../products-query.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { rememberedColumns } from './remembered-columns.ts';

/** The import dialog, tied to the API and the lists that it changes. */
export default function ImportProducts({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshProducts();
  const companyId = useSession((session) => session.state?.company?.id ?? '');
  const columns = useMemo(() => rememberedColumns(companyId), [companyId]);
  return (
    <ImportDialog
      check={(body, onUploadProgress) => api('POST /products/import/check', { body }, { onUploadProgress })}
      send={(body, onUploadProgress) => api('POST /products/import', { body }, { onUploadProgress })}
      columns={columns}
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
