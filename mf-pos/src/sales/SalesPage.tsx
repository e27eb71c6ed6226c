import { useCallPages } from '@cuadra/shared/client';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { ButtonLink, Card, Page, PageHeader } from '@cuadra/shared/ui';
import { useCallback } from 'react';
import styled from 'styled-components';
import { isFiltered, queryOfFilter, ticketNumber } from './address.ts';
import { FilterBar } from './list/FilterBar.tsx';
import { NoSales, SalesFailed } from './list/NoSales.tsx';
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
  const { data, fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const clear = () =>
    change({ search: '', days: undefined, status: undefined, client: undefined, seller: undefined });
  const rows = isNoNumber ? [] : data;
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
        {list.isError && !data ? (
          <SalesFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : rows?.length === 0 ? (
          <NoSales filter={filter} onClear={clear} />
        ) : (
          <SalesTable
            rows={rows}
            stale={list.isPlaceholderData}
            hasMore={list.hasNextPage}
            loadingMore={list.isFetchingNextPage}
            moreFailed={list.isFetchNextPageError}
            onMore={more}
            onRowClick={({ id }) => openDrawer('sale', { sale: id })}
          />
        )}
      </Sheet>
    </Page>
  );
}
