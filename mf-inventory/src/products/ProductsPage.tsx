import { useCall } from '@cuadra/shared/client';
import { formatQuantity } from '@cuadra/shared/domain';
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
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CameraButton } from '../camera/CameraButton.tsx';
import { useCategoryNames } from './categories-query.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { labelsLink, labelsOfList } from './labels-address.ts';
import { countFilters, filterQuery, type ListWish, NO_WISH } from './list/address.ts';
import { BulkBar } from './list/bulk/BulkBar.tsx';
import type { BulkDialogProps } from './list/bulk/BulkDialog.tsx';
import { UndoNotice } from './list/bulk/UndoNotice.tsx';
import { useDoneChange } from './list/bulk/use-done-change.ts';
import type { ChangeKind } from './list/bulk/wish.ts';
import type { FilterPanelProps } from './list/FilterPanel.tsx';
import { FirstProducts, NothingFiltered, NothingFound } from './list/NoProducts.tsx';
import { ProductFilterChips } from './list/ProductFilterChips.tsx';
import { ProductTable } from './list/ProductTable.tsx';
import { UnknownCode } from './list/scan/UnknownCode.tsx';
import { useListScan } from './list/scan/use-list-scan.ts';
import { useSelection } from './list/selection.ts';
import { useShownColumns } from './list/shown-columns.ts';
import { PRODUCT_SORTS } from './list/sorts.ts';
import { useListWish } from './list/use-list-wish.ts';
import { editProductPath, FROM_PRODUCTS, productPath } from './product-paths.ts';
import { useProductCount, useProducts, useRefreshProducts } from './products-query.ts';

const loadImport = () => import('./import/ImportProducts.tsx');
const ImportProducts = lazyComponent(loadImport);
const BulkDialog = lazyComponent<BulkDialogProps>(
  () => import('./list/bulk/BulkDialog.tsx'),
  () => null,
);
const FilterPanel = lazyComponent<FilterPanelProps>(
  () => import('./list/FilterPanel.tsx'),
  () => null,
);

/** The toolbar's height is known to the table's head, which sticks below it. */
const WithToolbar = styled(Page)`
  --toolbar: 66px;
  --table-top: var(--toolbar);
  padding-top: 0;
`;

const Panel = styled.div`
  margin-bottom: var(--s-3);
`;

function withoutImport(before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete('import');
  return next;
}

/** `/products`: what the company sells, found by any part of name, code or barcode, filtered and put in order. */
export function ProductsPage() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { typed, setTyped, search } = useSearchText();
  const { wish, change, showAll } = useListWish();
  const list = useProducts(search, wish);
  const count = useProductCount(search, wish);
  const categories = useCategoryNames();
  const { data: rate } = useCall('GET /rates/dollar');
  const mayCreate = useCan(['products', 'create']);
  const mayEdit = useCan(['products', 'update']);
  const withCost = useCan(['products', 'modify_cost']);
  const [columns, setColumns] = useShownColumns();
  // The first steps of a company lead here to import its list.
  const [importing, setImporting] = useState(mayCreate && address.has('import'));
  const [isFiltering, setFiltering] = useState(false);
  const [isSelecting, setSelecting] = useState(false);
  const selection = useSelection();
  const [changing, setChanging] = useState<ChangeKind>();
  const bulk = useDoneChange();
  const refresh = useRefreshProducts();
  const maySelect = mayEdit && !wish.withdrawn;
  // What is selected is what was seen: another list begins with nothing.
  const shownList = JSON.stringify([search, wish]);
  const [selectedIn, setSelectedIn] = useState(shownList);
  if (selectedIn !== shownList) {
    setSelectedIn(shownList);
    selection.clear();
  }

  const rows = useListRows(list);
  const scan = useListScan({
    ...rows,
    show: (code) => {
      setTyped(code);
      showAll(code);
    },
    restore: () => setTyped(search),
  });
  const filters = countFilters(wish);
  const exporting = <ExportMenu filter={filterQuery(wish, search)} />;
  const startImport = () => setImporting(true);
  const endImport = () => {
    setImporting(false);
    if (address.has('import')) setAddress(withoutImport, { replace: true });
  };
  const startCreate = () => navigate('/create-product', { state: { fromProducts: true } });

  return (
    <WithToolbar>
      <VisuallyHidden as="h1">Productos</VisuallyHidden>
      <ListToolbar
        search={{ label: 'Buscar', placeholder: 'Busca por nombre, código o código de barras' }}
        typed={typed}
        onType={setTyped}
        filters={{ count: filters, isOpen: isFiltering, onToggle: () => setFiltering(!isFiltering) }}
        count={count && howMany(count)}
        exporting={exporting}
        camera={<CameraButton onRead={scan.find} />}
        {...(mayCreate && {
          onImport: startImport,
          preloadImport: () => void loadImport(),
          create: { label: 'Crear producto', onCreate: startCreate },
        })}
      />
      {isFiltering && (
        <Panel>
          <FilterPanel
            wish={wish}
            onChange={change}
            withCost={withCost}
            columns={columns}
            onColumns={setColumns}
          />
        </Panel>
      )}
      <ProductFilterChips wish={wish} categories={categories} onChange={change} />
      {scan.unknown !== undefined && <UnknownCode code={scan.unknown} onDismiss={scan.forget} />}
      {bulk.done && (
        <UndoNotice
          key={bulk.done.id}
          done={bulk.done}
          onUndone={() => {
            bulk.forget();
            refresh();
          }}
          onDismiss={bulk.dismiss}
        />
      )}
      <PhoneBar
        count={count && howMany(count)}
        exporting={exporting}
        onImport={mayCreate ? startImport : undefined}
        selecting={
          maySelect
            ? {
                isOn: isSelecting,
                hint: 'Toca los productos que quieras',
                onChange: (begins) => {
                  setSelecting(begins);
                  if (!begins) selection.clear();
                },
              }
            : undefined
        }
      />
      {maySelect && (
        <BulkBar
          selection={selection}
          total={count?.count}
          onChoose={setChanging}
          onLabels={() => {
            if (selection.isAll) return navigate(labelsOfList(address));
            const { to, state } = labelsLink([...selection.ids].map((id) => ({ id })));
            return navigate(to, { state });
          }}
        />
      )}
      <Sheet>
        <LoadedList
          list={list}
          failed="No pudimos cargar tus productos"
          notFound={
            filters > 0 ? (
              <NothingFiltered onClear={() => change({ ...NO_WISH, sort: wish.sort })} />
            ) : (
              search && <NothingFound search={search} onClear={() => setTyped('')} />
            )
          }
          empty={<FirstProducts {...(mayCreate && { onImport: startImport, onCreate: startCreate })} />}
        >
          {() => (
            <ProductTable
              {...rows}
              categories={categories}
              rate={rate}
              withCost={withCost}
              shown={columns}
              sought={scan.sought}
              selection={maySelect ? selection : undefined}
              isSelecting={isSelecting && maySelect}
              sort={wish.sort && { key: wish.sort.by, isDescending: wish.sort.isDescending }}
              onSort={(sort) => change({ sort: sort && sortOf(sort) })}
              onOpen={({ id }) =>
                navigate(mayEdit ? editProductPath(id) : productPath(id), { state: FROM_PRODUCTS })
              }
            />
          )}
        </LoadedList>
      </Sheet>
      {changing && (
        <BulkDialog
          kind={changing}
          selection={
            selection.isAll ? { filter: filterOf(filterQuery(wish, search)) } : { ids: [...selection.ids] }
          }
          count={selection.isAll ? (count?.count ?? 0) : selection.ids.size}
          onClose={() => setChanging(undefined)}
          onProgress={bulk.keep}
          onDone={(change) => {
            setChanging(undefined);
            bulk.show(change);
            selection.clear();
            refresh();
          }}
        />
      )}
      {importing && (
        <Suspense fallback={null}>
          <ImportProducts onClose={endImport} />
        </Suspense>
      )}
    </WithToolbar>
  );
}

/** The withdrawn ones are changed by nobody. */
function filterOf({ withdrawn: _, ...filter }: ReturnType<typeof filterQuery>) {
  return filter;
}

function sortOf({ key, isDescending }: { key: string; isDescending: boolean }): ListWish['sort'] {
  const by = PRODUCT_SORTS.find((sort) => sort === key);
  return by && { by, isDescending };
}

function howMany({ count, is_more }: { count: number; is_more: boolean }): string {
  if (is_more) return `Más de ${formatQuantity(count)} productos`;
  return count === 1 ? '1 producto' : `${formatQuantity(count)} productos`;
}
