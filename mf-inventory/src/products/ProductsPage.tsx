import { useCall } from '@cuadra/shared/client';
import { formatQuantity } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import { Card, LoadedList, Page, useListRows, useSearchText, VisuallyHidden } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCategoryNames } from './categories-query.ts';
import { ListToolbar } from './list/ListToolbar.tsx';
import { FirstProducts, NothingFound } from './list/NoProducts.tsx';
import { ProductTable } from './list/ProductTable.tsx';
import { useProducts } from './products-query.ts';

const loadImport = () => import('./import/ImportProducts.tsx');
const ImportProducts = lazyComponent(loadImport);

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

  const rows = useListRows(list);
  const startImport = () => setImporting(true);
  const startCreate = () => navigate('/create-product', { state: { fromProducts: true } });

  return (
    <WithToolbar>
      <VisuallyHidden as="h1">Productos</VisuallyHidden>
      <ListToolbar
        typed={typed}
        onType={setTyped}
        count={rows.rows && howMany(rows.rows.length, rows.hasMore)}
        {...(mayCreate && {
          actions: { onImport: startImport, onCreate: startCreate, preloadImport: () => void loadImport() },
        })}
      />
      <Sheet>
        <LoadedList
          list={list}
          failed="No pudimos cargar tus productos"
          notFound={search && <NothingFound search={search} onClear={() => setTyped('')} />}
          empty={<FirstProducts {...(mayCreate && { onImport: startImport, onCreate: startCreate })} />}
        >
          {() => <ProductTable {...rows} categories={categories} rate={rate} withCost={withCost} />}
        </LoadedList>
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
