import { useCallPages } from '@cuadra/shared/client';
import { ORDER_STATUSES } from '@cuadra/shared/contract';
import { useCan } from '@cuadra/shared/state';
import {
  Button,
  DataTable,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  Sheet,
  Tabs,
  useListRows,
  useSearchText,
  useToday,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMeasureName } from '../materials/measures.ts';
import { OrderFilterBar } from './list/OrderFilterBar.tsx';
import { ORDER_ROW, orderColumns } from './list/order-columns.tsx';
import { ALL, queryOfOrders } from './list/order-filter.ts';
import { useOrderFilter } from './list/use-order-filter.ts';
import { STATUS_TEXTS } from './order-text.ts';
import { PlanForm } from './plan/lazy-plan-form.ts';
import { orderPath } from './production-paths.ts';

const TABS = [
  ...ORDER_STATUSES.map((status) => ({ id: status, label: STATUS_TEXTS[status].plural })),
  { id: ALL, label: 'Todas' },
] as const;

/** `/industrial/productions`: what is planned, what is under way, and what was made. */
export function ProductionsPage() {
  const navigate = useNavigate();
  const mayCreate = useCan(['products', 'create']);
  const [isPlanning, setPlanning] = useState(false);
  const { typed, setTyped, search } = useSearchText();
  const { filter, change } = useOrderFilter();
  const list = useCallPages(
    'GET /production_orders',
    { query: queryOfOrders(filter, search) },
    { keepPrevious: true, staleTime: 0, refetchOnWindowFocus: true },
  );
  const rows = useListRows(list);
  const columns = orderColumns({ measureName: useMeasureName(), today: useToday() });
  const plan = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => setPlanning(true)}>
      Planificar
    </Button>
  );
  const isNarrowed = search !== '' || filter.from !== undefined || filter.to !== undefined;
  const showAll = () => {
    setTyped('');
    change({ state: ALL, from: undefined, to: undefined });
  };
  return (
    <Page>
      <PageHeader
        title="Producciones"
        subtitle="Lo que vas a hacer, lo que está en proceso y lo que salió"
        actions={plan}
      />
      <Tabs
        label="Producciones"
        tabs={TABS}
        selected={filter.state}
        onSelect={(id) => change({ state: TABS.find((tab) => tab.id === id)?.id ?? 'planned' })}
      >
        <OrderFilterBar typed={typed} onType={setTyped} filter={filter} onChange={change} />
        <Sheet>
          <LoadedList
            list={list}
            level={2}
            failed="No pudimos cargar tus producciones"
            empty={
              <EmptyState icon="factory" title={emptyTitle(filter.state)} action={plan}>
                Planifica cuánto vas a hacer de una fórmula y para qué día. Antes de empezar ves qué falta, y
                al terminar queda lo que salió y cuánto costó.
              </EmptyState>
            }
            notFound={
              isNarrowed && (
                <EmptyState
                  icon="search"
                  title="Ninguna orden coincide"
                  action={<Button onClick={showAll}>Ver todas</Button>}
                />
              )
            }
          >
            {() => (
              <DataTable
                {...rows}
                label="Órdenes de producción"
                rowKey={({ id }) => id}
                columns={columns}
                rowHeight={ORDER_ROW}
              />
            )}
          </LoadedList>
        </Sheet>
      </Tabs>
      {isPlanning && (
        <PlanForm
          onClose={() => setPlanning(false)}
          onSaved={({ id }) => {
            setPlanning(false);
            navigate(orderPath(id));
          }}
        />
      )}
    </Page>
  );
}

const EMPTY_TITLES = {
  planned: 'No hay nada planificado',
  started: 'No hay nada en proceso',
  done: 'Todavía no hay producciones hechas',
  annulled: 'No hay órdenes anuladas',
  [ALL]: 'Todavía no tienes producciones',
} as const;

function emptyTitle(state: keyof typeof EMPTY_TITLES): string {
  return EMPTY_TITLES[state];
}
