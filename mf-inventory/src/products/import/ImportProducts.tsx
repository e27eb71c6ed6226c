import { api } from '@cuadra/shared/client';
import { useRefreshProducts } from '../products-query.ts';
import { ImportDialog } from './ImportDialog.tsx';

/** The import dialog, tied to the API and the lists that it changes. */
export default function ImportProducts({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshProducts();
  return (
    <ImportDialog
      send={(body, onUploadProgress) => api('POST /products/import', { body }, { onUploadProgress })}
      onImported={refresh}
      onClose={onClose}
    />
  );
}
