import { apiFile, useCall } from '@cuadra/shared/client';
import { AUDIT_ACTIONS } from '@cuadra/shared/domain';
import {
  Button,
  DownloadMenu,
  EmptyState,
  FilterChips,
  FilterRow,
  LoadedList,
  Page,
  PageHeader,
  SearchInput,
  Select,
  Sheet,
  type SheetColumns,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { LogDays } from './LogDays.tsx';
import { LogTable } from './LogTable.tsx';
import { useLog, useWantedLines } from './use-log.ts';

const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));
const SHEET: SheetColumns = {
  kindOf: () => 'text',
  widths: { Cuándo: 22, Quién: 22, Qué: 28, Empresa: 32, Motivo: 44, Detalles: 44, Id: 38 },
};

/** `/back-office/log`: what the back office did, by who, what, company and days. */
export function LogPage() {
  const { of, filter, choose, clear, isFiltered } = useWantedLines();
  const { typed, setTyped } = useSearchText();
  const list = useLog(filter);
  const rows = useListRows(list);
  const showAll = () => {
    setTyped('');
    clear();
  };
  return (
    <Page>
      <PageHeader
        title="Registro"
        subtitle="Lo que hace el Back Office. Nadie puede cambiarlo ni borrarlo."
        actions={
          <DownloadMenu
            name="registro"
            read={() => apiFile('GET /backoffice/log/export', { query: filter })}
            columns={SHEET}
          />
        }
      />
      <FilterRow label="Buscar en el registro">
        <SearchInput
          label="Buscar en el registro"
          placeholder="Quién, empresa o motivo"
          value={typed}
          onValueChange={setTyped}
          shortcut="F2"
        />
        <Select
          aria-label="Qué se hizo"
          size="sm"
          placeholder="Todo"
          options={ACTIONS}
          value={of('action')}
          onChange={({ target }) => choose('action', target.value)}
        />
        <LogDays of={of} onChoose={choose} />
      </FilterRow>
      {of('company') !== '' && (
        <OfCompany id={of('company')} onRemove={() => choose('company', '')} onClear={showAll} />
      )}
      <Sheet>
        <LoadedList
          list={list}
          failed="No pudimos cargar el registro"
          empty={
            <EmptyState icon="receipt" title="Todavía no hay nada en el registro">
              Lo que se decida aquí, queda escrito.
            </EmptyState>
          }
          notFound={
            isFiltered && (
              <EmptyState
                icon="search"
                title="Nada del registro coincide con lo que buscas"
                action={<Button onClick={showAll}>Ver todo</Button>}
              />
            )
          }
        >
          {() => <LogTable {...rows} />}
        </LoadedList>
      </Sheet>
    </Page>
  );
}

/** Of which company the lines are, by its name. */
function OfCompany({ id, onRemove, onClear }: { id: string; onRemove: () => void; onClear: () => void }) {
  const name = useCall('GET /backoffice/client/{id}', { params: { id } }).data?.company.name;
  return <FilterChips chips={[{ text: name ?? 'Una empresa', onRemove }]} onClear={onClear} />;
}
