import { useCallPages } from '@cuadra/shared/client';
import { EmptyState, LoadedList, useListRows } from '@cuadra/shared/ui';
import { LogTable } from '../log/LogTable.tsx';
import { LinkedSheet } from './LinkedSheet.tsx';

/** What the back office did to a company, the last first. */
export function CompanyLog({ companyId }: { companyId: string }) {
  const list = useCallPages(
    'GET /backoffice/log',
    { query: { company_id: companyId, limit: 20 } },
    { staleTime: 0 },
  );
  const rows = useListRows(list);
  return (
    <LinkedSheet title="Registro" to={`/back-office/log?company=${companyId}`} link="Ver en el registro">
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar el registro"
        empty={<EmptyState level={3} icon="receipt" title="Nadie ha cambiado nada de esta empresa" />}
      >
        {() => <LogTable {...rows} isOfOne />}
      </LoadedList>
    </LinkedSheet>
  );
}
