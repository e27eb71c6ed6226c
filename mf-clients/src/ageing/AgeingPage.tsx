import { apiFile, readWholeList, useCallCache, useCallReport } from '@cuadra/shared/client';
import type { AgeingRow } from '@cuadra/shared/contract';
import { counted } from '@cuadra/shared/domain';
import { FileButtons, usePrintPage } from '@cuadra/shared/print';
import { useCan } from '@cuadra/shared/state';
import { DataTable, EmptyState, LoadedList, Page, PageHeader, Sheet, useToday } from '@cuadra/shared/ui';
import { useState } from 'react';
import { ReminderDialog } from '../reminders/lazy-reminder.ts';
import { AgeingFigures } from './AgeingFigures.tsx';
import { AGEING_ROW, ageingColumns } from './ageing-columns.tsx';
import { nextToRemind } from './next-to-remind.ts';
import { PrintedAgeing } from './PrintedAgeing.tsx';

/** `/clients/ageing`: what clients owe by how long it is overdue, who owes most first. */
export function AgeingPage() {
  const report = useCallReport('GET /clients/ageing', { query: {} }, { staleTime: 0 });
  const { print, sheet } = usePrintPage();
  const mayRemind = useCan(['clients', 'update']);
  const today = useToday();
  const calls = useCallCache();
  const [reminding, setReminding] = useState<AgeingRow['client']>();
  const [reminded, setReminded] = useState<ReadonlySet<string>>(new Set());
  const first = report.data?.first;
  const next = reminding && nextToRemind(report.data?.items ?? [], reminding.id, { reminded, today })?.client;
  const stopReminding = () => {
    setReminding(undefined);
    // Read once and not after each: with many debtors it takes long.
    if (reminded.size > 0) void calls.refresh('GET /clients/ageing');
    setReminded(new Set());
  };
  const printWhole = async () => {
    const whole = await readWholeList(report);
    if (whole) print(<PrintedAgeing ageing={whole.first} rows={whole.items} />);
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
          first && (
            <FileButtons
              name="antiguedad-de-deudas"
              readFile={() => apiFile('GET /clients/ageing', { query: {} })}
              print={printWhole}
            />
          )
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
              columns={first ? ageingColumns(first, mayRemind ? setReminding : undefined) : []}
              rowKey={({ client }) => client.id}
              hasMore={report.hasNextPage}
              loadingMore={report.isFetchingNextPage}
              moreFailed={report.isFetchNextPageError}
              onMore={() => void report.fetchNextPage()}
            />
          )}
        </LoadedList>
      </Sheet>
      {reminding && (
        <ReminderDialog
          key={reminding.id}
          client={reminding}
          onNoted={(id) => setReminded(new Set([...reminded, id]))}
          next={next && { name: next.name, onNext: () => setReminding(next) }}
          onClose={stopReminding}
        />
      )}
      {sheet}
    </Page>
  );
}
