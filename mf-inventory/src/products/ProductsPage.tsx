import { useCall } from '@cuadra/shared/client';
import { formatQuantity } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Button, Card, Page, PageHeader, SearchInput } from '@cuadra/shared/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCategoryNames } from './categories-query.ts';
import { FirstProducts, NothingFound, ProductsFailed } from './list/NoProducts.tsx';
import { ProductTable } from './list/ProductTable.tsx';
import { useSearchText } from './list/use-search-text.ts';
import { useProducts } from './products-query.ts';

const loadImport = () => import('./import/ImportProducts.tsx');
const ImportProducts = lazy(loadImport);

/** The search box stays in sight, and the table's head below it. */
const Toolbar = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  height: var(--toolbar);
  background: var(--bg);
`;

const WithToolbar = styled(Page)`
  --toolbar: 64px;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--s-3);
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
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError]);
  const startImport = () => setImporting(true);
  const startCreate = () => navigate('/create-product', { state: { fromProducts: true } });

  return (
    <WithToolbar>
      <PageHeader
        title="Productos"
        subtitle={data ? howMany(data.length, hasNextPage) : '\u00a0'}
        actions={
          mayCreate && (
            <>
              <Button
                icon="upload"
                onClick={startImport}
                onPointerEnter={() => void loadImport()}
                onFocus={() => void loadImport()}
              >
                Importar
              </Button>
              <Button variant="primary" icon="plus" onClick={startCreate}>
                Crear producto
              </Button>
            </>
          )
        }
      />
      <Toolbar>
        <SearchInput
          label="Buscar"
          placeholder="Busca por nombre, código o código de barras"
          value={typed}
          onValueChange={setTyped}
          shortcut="F2"
        />
      </Toolbar>
      <Card>
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
            products={data}
            categories={categories}
            rate={rate}
            withCost={withCost}
            stale={list.isPlaceholderData}
            hasMore={hasNextPage}
            onNearEnd={fetchMore}
          />
        )}
        {hasNextPage && (
          <More>
            <Button
              size="sm"
              variant="ghost"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Cargar más
            </Button>
          </More>
        )}
      </Card>
      {importing && (
        <Suspense fallback={null}>
          <ImportProducts onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </WithToolbar>
  );
}

function howMany(count: number, more: boolean): string {
  if (more) return `Más de ${formatQuantity(count)} productos`;
  return count === 1 ? '1 producto' : `${formatQuantity(count)} productos`;
}
