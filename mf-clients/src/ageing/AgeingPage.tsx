import { apiFile, errorText, useCallReport } from '@cuadra/shared/client';
import { counted } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import {
  Button,
  DataTable,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  Sheet,
  saveFile,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { AgeingFigures } from './AgeingFigures.tsx';
import { AGEING_ROW, ageingColumns } from './ageing-columns.tsx';

/** `/clients/ageing`: what clients owe by how long it is overdue, who owes most first. */
export function AgeingPage() {
  const report = useCallReport('GET /clients/ageing', { query: {} }, { staleTime: 0 });
  const [isSaving, setSaving] = useState(false);
  const first = report.data?.first;
  const save = async () => {
    setSaving(true);
    try {
      saveFile('antiguedad-de-deudas.csv', await apiFile('GET /clients/ageing', { query: {} }));
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Page>
      <PageHeader
        title="Antigüedad de las deudas"
        subtitle={
          first && first.clients > 0
            ? `${counted(first.clients, 'cliente te debe', 'clientes te deben')}. Lo que no tiene plazo cuenta desde su día.`
            : undefined
        }
        actions={
          <Button icon="download" loading={isSaving} onClick={() => void save()}>
            Descargar CSV
          </Button>
        }
      />
      {first && first.items.length > 0 && <AgeingFigures ageing={first} />}
      <Sheet>
        <LoadedList
          list={{ data: report.data?.items, error: report.error, refetch: report.refetch }}
          level={2}
          failed="No pudimos cargar las deudas"
          empty={
            <EmptyState level={2} icon="check" title="Nadie te debe">
              Aquí verás cuánto te deben y desde cuándo, quien más te debe primero.
            </EmptyState>
          }
        >
          {(rows) => (
            <DataTable
              rows={rows}
              label="Antigüedad de las deudas"
              rowHeight={AGEING_ROW}
              columns={first ? ageingColumns(first) : []}
              rowKey={({ client }) => client.id}
              hasMore={report.hasNextPage}
              loadingMore={report.isFetchingNextPage}
              moreFailed={report.isFetchNextPageError}
              onMore={() => void report.fetchNextPage()}
            />
          )}
        </LoadedList>
      </Sheet>
    </Page>
  );
}
