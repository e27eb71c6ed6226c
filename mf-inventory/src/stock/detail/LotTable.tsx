import { useCall } from '@cuadra/shared/client';
import type { ProductLot } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { EmptyState, LoadedList, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { lotExpiryText } from './lot-text.ts';

/** What is left of each lot of a product that expires, first-expired first. */
export function LotTable({ productId }: { productId: string }) {
  const { data, error, refetch } = useCall(
    'GET /products/{id}/lots',
    { params: { id: productId } },
    { staleTime: 0 },
  );
  return (
    <TitledSheet as="section" aria-labelledby="lots">
      <h2 id="lots">Lotes</h2>
      <LoadedList
        list={{ data: data?.items, error, refetch }}
        level={3}
        failed="No pudimos cargar los lotes"
        empty={
          <EmptyState level={3} icon="package" title="No queda nada de ningún lote">
            Aquí sale lo que recibes en una compra, con su vencimiento.
          </EmptyState>
        }
      >
        {() => (
          <Table
            label="Lotes"
            columns={COLUMNS}
            rows={data?.items ?? []}
            loading={!data}
            rowKey={({ lot, expires_on }) => `${expires_on ?? ''} ${lot ?? ''}`}
          />
        )}
      </LoadedList>
    </TitledSheet>
  );
}

const COLUMNS: TableColumn<ProductLot>[] = [
  {
    key: 'expires',
    header: 'Vence',
    cell: (lot) => (
      <>
        <Text $strong {...(lot.days_left !== null && lot.days_left < 0 && { $tone: 'bad' as const })}>
          {lotExpiryText(lot)}
        </Text>
        {lot.lot && (
          <Text $tone="quiet" $size="xs">
            Lote {lot.lot}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'left',
    header: 'Quedan',
    align: 'end',
    cell: ({ left, units }) => (
      <>
        <strong>{formatQuantity(left)}</strong>
        <Text $tone="quiet" $size="xs">
          de {formatQuantity(units)}
        </Text>
      </>
    ),
  },
];
