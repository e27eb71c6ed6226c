import { useCallPages } from '@cuadra/shared/client';
import { PURCHASE_STATES, type PurchaseState } from '@cuadra/shared/contract';
import { useCan } from '@cuadra/shared/state';
import {
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  SearchInput,
  Select,
  Sheet,
  Stack,
  useListRows,
  useSearchText,
} from '@cuadra/shared/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { PURCHASE_ROW, purchaseColumns } from './purchase-columns.tsx';
import { NEW_PURCHASE } from './purchase-paths.ts';

const STATE = 'state';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(124px, 34%, 220px);
  gap: var(--s-2);
`;

/** `/purchases`: what was bought, and what is being written down of it. */
export function PurchasesPage() {
  const mayCreate = useCan(['products', 'create']);
  const mayCost = useCan(['products', 'modify_cost']);
  const [parameters, setParameters] = useSearchParams();
  const { state: entry }: { state: unknown } = useLocation();
  const { typed, setTyped, search } = useSearchText();
  const state = PURCHASE_STATES.find((known) => known === parameters.get(STATE));
  const setState = (next: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(STATE, next);
        else after.delete(STATE);
        return after;
      },
      { replace: true, state: entry },
    );
  const list = useCallPages(
    'GET /purchases',
    { query: { ...(search && { search }), ...(state && { state }) } },
    { keepPrevious: true, staleTime: 0 },
  );
  const rows = useListRows(list);
  const isFiltered = search !== '' || state !== undefined;
  const begin = mayCreate && (
    <ButtonLink variant="primary" icon="plus" to={NEW_PURCHASE}>
      Nueva compra
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader
        title="Compras"
        subtitle="La mercancía que entra, su costo y lo que debes"
        actions={begin}
      />
      <Stack $gap={3}>
        <Filters>
          <SearchInput
            label="Buscar compra"
            placeholder="Número, factura o proveedor"
            value={typed}
            onValueChange={setTyped}
            shortcut="F2"
          />
          <Select
            aria-label="Estado"
            value={state ?? ''}
            onChange={({ target }) => setState(target.value)}
            placeholder="Todas"
            options={PURCHASE_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))}
          />
        </Filters>
        <Sheet>
          <LoadedList
            list={list}
            failed="No pudimos cargar las compras"
            empty={
              <EmptyState icon="receipt" title="Todavía no has anotado compras" action={begin}>
                Con cada factura entra la mercancía, cambia el costo y queda lo que le debes al proveedor.
              </EmptyState>
            }
            notFound={
              isFiltered && (
                <EmptyState
                  icon="search"
                  title="Ninguna compra coincide"
                  action={
                    <Button
                      onClick={() => {
                        setTyped('');
                        setState('');
                      }}
                    >
                      Ver todas
                    </Button>
                  }
                />
              )
            }
          >
            {() => (
              <DataTable
                rowHeight={PURCHASE_ROW}
                {...rows}
                label="Compras"
                rowKey={({ id }) => id}
                columns={purchaseColumns(mayCost)}
              />
            )}
          </LoadedList>
        </Sheet>
      </Stack>
    </Page>
  );
}

const STATE_NAMES: Readonly<Record<PurchaseState, string>> = {
  draft: 'Borradores',
  received: 'Recibidas',
  annulled: 'Anuladas',
};
