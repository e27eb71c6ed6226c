import { useCallPages } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { Card, DataTable, EmptyState, LoadedList, useListRows } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { PURCHASE_ROW, purchaseColumns } from '../purchases/purchase-columns.tsx';

const Sheet = styled(Card)`
  overflow: clip;
  h2 {
    padding: var(--s-4) var(--s-4) var(--s-2);
    font-size: var(--t-md);
  }
`;

/** What was bought from a supplier, newest first. */
export function SupplierPurchases({ supplierId }: { supplierId: string }) {
  const mayCost = useCan(['products', 'modify_cost']);
  const list = useCallPages('GET /purchases', { query: { supplier_id: supplierId } }, { staleTime: 0 });
  const rows = useListRows(list);
  return (
    <Sheet as="section" aria-labelledby="supplier-purchases">
      <h2 id="supplier-purchases">Compras</h2>
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar sus compras"
        empty={<EmptyState level={3} icon="receipt" title="Todavía no le has comprado" />}
      >
        {() => (
          <DataTable
            {...rows}
            label="Compras"
            rowKey={({ id }) => id}
            columns={purchaseColumns(mayCost, true)}
            rowHeight={PURCHASE_ROW}
          />
        )}
      </LoadedList>
    </Sheet>
  );
}
