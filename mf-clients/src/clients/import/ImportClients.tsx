import { api } from '@cuadra/shared/client';
import { ImportDialog } from '@cuadra/shared/form';
import { useCan, useSession } from '@cuadra/shared/state';
import { useMemo } from 'react';
import { useRefreshClients } from '../use-refresh-clients.ts';
import { BroughtDebts } from './BroughtDebts.tsx';
import { CLIENT_KIND } from './client-kind.ts';

/** What of a file takes clients: update, too (docs/spec.md). */
const GUARDED = ['wholesale', 'debt', 'debt_currency', 'debt_since', 'debt_due'];

/** The import dialog, tied to the API and the lists that it changes. */
export default function ImportClients({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshClients();
  const mayUpdate = useCan(['clients', 'update']);
  const companyId = useSession((session) => session.state?.company?.id ?? '');
  const locked = useMemo(() => new Set(mayUpdate ? [] : GUARDED), [mayUpdate]);
  return (
    <ImportDialog
      kind={CLIENT_KIND}
      check={async (body, onUploadProgress) => {
        const { debts, ...plan } = await api('POST /clients/import/check', { body }, { onUploadProgress });
        return { ...plan, more: <BroughtDebts debts={debts} verb="Se anotan" /> };
      }}
      send={async (body, onUploadProgress) => {
        const { debts, ...result } = await api('POST /clients/import', { body }, { onUploadProgress });
        return { ...result, more: <BroughtDebts debts={debts} verb="Se anotaron" /> };
      }}
      companyId={companyId}
      locked={locked}
      onImported={refresh}
      onClose={onClose}
    />
  );
}
