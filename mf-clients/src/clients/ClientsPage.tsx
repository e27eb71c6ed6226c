import { useCall } from '@cuadra/shared/client';
import { counted } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import {
  ListToolbar,
  LoadedList,
  Page,
  PhoneBar,
  Sheet,
  useListRows,
  useSearchText,
  VisuallyHidden,
} from '@cuadra/shared/ui';
import { type CSSProperties, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClientTable } from './ClientTable.tsx';
import { clientPath } from './client-paths.ts';
import { ClientForm } from './lazy-client-form.ts';
import { countFilters, filterQuery, NO_WISH, sortQuery } from './list/address.ts';
import { ClientFilterChips } from './list/ClientFilterChips.tsx';
import { useClients, useClientTotals } from './list/clients-query.ts';
import { ExportMenu } from './list/ExportMenu.tsx';
import type { FilterPanelProps } from './list/FilterPanel.tsx';
import { FirstClients, NobodyFiltered, NobodyFound } from './list/NoClients.tsx';
import { isClientSort, USUAL_SORT } from './list/sorts.ts';
import { Totals } from './list/Totals.tsx';
import { useListWish } from './list/use-list-wish.ts';

const loadImport = () => import('./import/ImportClients.tsx');
const ImportClients = lazyComponent<{ onClose: () => void }>(loadImport, () => null);
const FilterPanel = lazyComponent<FilterPanelProps>(
  () => import('./list/FilterPanel.tsx'),
  () => null,
);

/** The toolbar's height is known to the table's head, which sticks below it. */
const WITH_TOOLBAR = { '--toolbar': '66px', '--table-top': 'var(--toolbar)', paddingTop: 0 } as CSSProperties;

/** `/clients`: who buys here, and what they owe. */
export function ClientsPage() {
  const navigate = useNavigate();
  const mayCreate = useCan(['clients', 'create']);
  const mayOpen = useCan(['clients', 'update']);
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const { typed, setTyped, search } = useSearchText();
  const { wish, change } = useListWish();
  const list = useClients(search, wish);
  const totals = useClientTotals(search, wish);
  const { data: rate } = useCall('GET /rates/dollar');
  const pair = rate?.rate_id === null ? undefined : rate;
  const filters = countFilters(wish);
  const count = totals && counted(totals.count, 'cliente', 'clientes');
  const startCreate = mayCreate ? () => setCreating(true) : undefined;
  const startImport = mayCreate ? () => setImporting(true) : undefined;
  const clear = () => change({ ...NO_WISH, sort: wish.sort });
  const rows = useListRows(list);
  const exporting = <ExportMenu query={{ ...filterQuery(wish, search), ...sortQuery(wish) }} />;
  return (
    <Page style={WITH_TOOLBAR}>
      <VisuallyHidden as="h1">Clientes</VisuallyHidden>
      <ListToolbar
        search={{ label: 'Buscar cliente', placeholder: 'Busca por nombre, cédula o teléfono' }}
        typed={typed}
        onType={setTyped}
        filters={{ count: filters, isOpen: isFiltering, onToggle: () => setFiltering(!isFiltering) }}
        count={count}
        exporting={exporting}
        onImport={startImport}
        preloadImport={() => void loadImport()}
        create={startCreate && { label: 'Crear cliente', onCreate: startCreate }}
      />
      {isFiltering && (
        <div style={{ marginBottom: 'var(--s-3)' }}>
          <FilterPanel wish={wish} onChange={change} />
        </div>
      )}
      <ClientFilterChips wish={wish} onChange={change} />
      <PhoneBar count={count} exporting={exporting} onImport={startImport} />
      {totals?.count !== 0 && (
        <Totals
          totals={totals}
          pair={pair}
          onShowOwing={wish.standing === 'owes' ? undefined : () => change({ standing: 'owes' })}
        />
      )}
      <Sheet>
        <LoadedList
          list={list}
          level={2}
          failed="No pudimos cargar tus clientes"
          empty={<FirstClients onCreate={startCreate} onImport={startImport} />}
          notFound={
            filters > 0 ? (
              <NobodyFiltered isDebt={wish.standing === 'owes' && filters === 1 && !search} onClear={clear} />
            ) : (
              search !== '' && <NobodyFound search={search} onClear={() => setTyped('')} />
            )
          }
        >
          {() => (
            <ClientTable
              {...rows}
              pair={pair}
              mayOpen={mayOpen}
              sort={{ key: wish.sort.by, isDescending: wish.sort.isDescending }}
              onSort={(sort) =>
                change({
                  sort:
                    sort && isClientSort(sort.key)
                      ? { by: sort.key, isDescending: sort.isDescending }
                      : USUAL_SORT,
                })
              }
            />
          )}
        </LoadedList>
      </Sheet>
      {isCreating && (
        <ClientForm
          onClose={() => setCreating(false)}
          onSaved={({ id }) => {
            setCreating(false);
            if (mayOpen) navigate(clientPath(id));
          }}
        />
      )}
      {isImporting && <ImportClients onClose={() => setImporting(false)} />}
    </Page>
  );
}
