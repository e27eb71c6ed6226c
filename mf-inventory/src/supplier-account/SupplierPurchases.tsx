import { useCallPages } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { DataTable, EmptyState, LoadedList, TitledSheet, useListRows } from '@cuadra/shared/ui';
import { PURCHASE_ROW, purchaseColumns } from '../purchases/purchase-columns.tsx';

/** What was bought from a supplier, newest first. */
export function SupplierPurchases({ supplierId }: { supplierId: string }) {
  const mayCost = useCan(['products', 'modify_cost']);
  const list = useCallPages('GET /purchases', { query: { supplier_id: supplierId } }, { staleTime: 0 });
  const rows = useListRows(list);
  return (
    <TitledSheet as="section" aria-labelledby="supplier-purchases">
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
    </TitledSheet>
  );
}
