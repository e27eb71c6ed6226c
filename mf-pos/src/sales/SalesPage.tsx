import { useCallPages } from '@cuadra/shared/client';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { ButtonLink, Card, LoadedList, Page, PageHeader, useListRows } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { isFiltered, queryOfFilter, ticketNumber } from './address.ts';
import { FilterBar } from './list/FilterBar.tsx';
import { NoSales } from './list/NoSales.tsx';
import { SalesTable } from './list/SalesTable.tsx';
import { useFilter } from './use-filter.ts';

/** Rows asked for at a time. */
const PAGE_SIZE = 50;

/** Clipped and not scrolled, or the table's head would stick to the card instead of the screen. */
const Sheet = styled(Card)`
  overflow: clip;
`;

/** `/sales`: every sale, found by number, client, seller and date. */
export function SalesPage() {
  const chosen = useFilter();
  const { filter, today, change } = chosen;
  const { openDrawer } = useDrawers();
  const seesReports = useCan(['reports', 'view_sales']);
  const sells = useCan(['sales', 'create']);
  const isNoNumber = filter.search.trim() !== '' && ticketNumber(filter.search) === undefined;
  const list = useCallPages(
    'GET /sales',
    { query: { ...queryOfFilter(filter, today), limit: PAGE_SIZE } },
    { keepPrevious: true, staleTime: 0, refetchOnWindowFocus: true },
  );
  const shown = useListRows(list);
  const clear = () =>
    change({
      search: '',
      days: undefined,
      status: undefined,
      review: undefined,
      client: undefined,
      seller: undefined,
    });
  // A text that is no number is no ticket's: nothing is asked for it.
  const data = isNoNumber ? [] : list.data;
  return (
    <Page>
      <PageHeader
        title="Ventas"
        subtitle="Todas las ventas, de la última a la primera"
        actions={
          <>
            {seesReports && (
              <ButtonLink to="/reports" icon="chart">
                Reportes
              </ButtonLink>
            )}
            {sells && (
              <ButtonLink to="/cash-register" icon="shopping-cart">
                Ir a la caja
              </ButtonLink>
            )}
          </>
        }
      />
      <FilterBar {...chosen} onClear={isFiltered(filter) ? clear : undefined} />
      <Sheet>
        <LoadedList
          list={{ data, error: list.error, refetch: list.refetch }}
          failed="No pudimos cargar las ventas"
          empty={<NoSales filter={filter} onClear={clear} />}
        >
          {(rows) => (
            <SalesTable {...shown} rows={rows} onRowClick={({ id }) => openDrawer('sale', { sale: id })} />
          )}
        </LoadedList>
      </Sheet>
    </Page>
  );
}
