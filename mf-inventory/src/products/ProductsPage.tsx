import { useCall } from '@cuadra/shared/client';
import { formatQuantity } from '@cuadra/shared/domain';
import { lazyPart } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import { Card, Page, VisuallyHidden } from '@cuadra/shared/ui';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCategoryNames } from './categories-query.ts';
import { ListToolbar } from './list/ListToolbar.tsx';
import { FirstProducts, NothingFound, ProductsFailed } from './list/NoProducts.tsx';
import { ProductTable } from './list/ProductTable.tsx';
import { useSearchText } from './list/use-search-text.ts';
import { useProducts } from './products-query.ts';

const loadImport = () => import('./import/ImportProducts.tsx');
const ImportProducts = lazyPart(loadImport);

/** The toolbar's height is known to the table's head, which sticks below it. */
const WithToolbar = styled(Page)`
  --toolbar: 66px;
  --table-top: var(--toolbar);
  padding-top: 0;
`;

/** Clipped and not scrolled, or the table's head would stick to the card instead of the screen. */
const Sheet = styled(Card)`
  overflow: clip;
`;

/** `/products`: what the company sells, found by any part of name, code or barcode. */
export function ProductsPage() {
  const navigate = useNavigate();
  const { typed, setTyped, search } = useSearchText();
  const list = useProducts(search);
  const categories = useCategoryNames();
  const { data: rate } = useCall('GET /rates/dollar');
  const mayCreate = useCan(['products', 'create']);
  const withCost = useCan(['products', 'modify_cost']);
  const [importing, setImporting] = useState(false);

  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const fetchMore = useCallback(() => {
    void fetchNextPage();
  }, [fetchNextPage]);
  const startImport = () => setImporting(true);
  const startCreate = () => navigate('/create-product', { state: { fromProducts: true } });

  return (
    <WithToolbar>
      <VisuallyHidden as="h1">Productos</VisuallyHidden>
      <ListToolbar
        typed={typed}
        onType={setTyped}
        count={data && howMany(data.length, hasNextPage)}
        {...(mayCreate && {
          actions: { onImport: startImport, onCreate: startCreate, preloadImport: () => void loadImport() },
        })}
      />
      <Sheet>
        {list.isError && !data ? (
          <ProductsFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : data?.length === 0 ? (
          search ? (
            <NothingFound search={search} onClear={() => setTyped('')} />
          ) : (
            <FirstProducts {...(mayCreate && { onImport: startImport, onCreate: startCreate })} />
          )
        ) : (
          <ProductTable
            rows={data}
            categories={categories}
            rate={rate}
            withCost={withCost}
            stale={list.isPlaceholderData}
            hasMore={hasNextPage}
            loadingMore={isFetchingNextPage}
            moreFailed={isFetchNextPageError}
            onMore={fetchMore}
          />
        )}
      </Sheet>
      {importing && (
        <Suspense fallback={null}>
          <ImportProducts onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </WithToolbar>
  );
}

/** Nothing is said until the last page has been counted. */
function howMany(count: number, more: boolean): string | undefined {
  if (more) return undefined;
  return count === 1 ? '1 producto' : `${formatQuantity(count)} productos`;
}
