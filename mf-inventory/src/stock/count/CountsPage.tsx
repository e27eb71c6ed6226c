import { useCallPages } from '@cuadra/shared/client';
import type { StockCount } from '@cuadra/shared/contract';
import { shortWhen } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  Sheet,
  type TableColumn,
  Text,
  useListRows,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCategoryNames } from '../../products/categories-query.ts';
import { countPath } from './count-paths.ts';
import { scopeText, stateText } from './count-text.ts';
import type { OpenCountProps } from './OpenCount.tsx';

const OpenCount = lazyComponent<OpenCountProps>(
  () => import('./OpenCount.tsx'),
  () => null,
);

/** `/stock-counts`: every count of the stock, the newest first. */
export function CountsPage() {
  const navigate = useNavigate();
  const categories = useCategoryNames();
  const mayCount = useCan(['products', 'update']);
  const [isOpening, setOpening] = useState(false);
  const list = useCallPages('GET /stock_counts', {}, { staleTime: 0 });
  const rows = useListRows(list);
  const begin = mayCount && (
    <Button variant="primary" icon="plus" onClick={() => setOpening(true)}>
      Nuevo conteo
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Inventario físico"
        subtitle="Cuenta lo que hay en los estantes y ajusta lo que no coincide"
        actions={begin}
      />
      <Sheet>
        <LoadedList
          list={list}
          failed="No pudimos cargar los conteos"
          empty={
            <EmptyState icon="package" title="Todavía no has contado">
              Cuenten entre varios, cada quien con su teléfono, sin cerrar la caja: lo que se venda mientras
              tanto se toma en cuenta.
            </EmptyState>
          }
        >
          {() => (
            <DataTable {...rows} label="Conteos" rowKey={({ id }) => id} columns={columnsOf(categories)} />
          )}
        </LoadedList>
      </Sheet>
      {isOpening && (
        <OpenCount
          onClose={() => setOpening(false)}
          onOpened={({ id }) => {
            setOpening(false);
            navigate(countPath(id));
          }}
        />
      )}
    </Page>
  );
}

function columnsOf(categories: ReadonlyMap<string, string>): TableColumn<StockCount>[] {
  return [
    {
      key: 'name',
      header: 'Conteo',
      cell: (count) => (
        <>
          <Link to={countPath(count.id)}>{count.name}</Link>
          <Text $tone="quiet" $size="xs">
            {[scopeText(count, categories), shortWhen(count.create_at), count.opened_by]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      header: 'Estado',
      align: 'end',
      width: '130px',
      cell: ({ state }) => <Badge tone={state === 'open' ? 'brand' : 'neutral'}>{stateText(state)}</Badge>,
    },
  ];
}
