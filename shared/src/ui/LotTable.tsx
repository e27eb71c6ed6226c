import type { ApiError } from '../client/index.ts';
import { formatQuantity, lotExpiryText } from '../domain/index.ts';
import { EmptyState } from './EmptyState.tsx';
import { LoadedList } from './LoadedList.tsx';
import { TitledSheet } from './Sheet.tsx';
import { Table } from './Table.tsx';
import { Text } from './Text.ts';
import type { TableColumn } from './table-column.ts';

/** What is left of what came in together. */
export interface ShownLot {
  lot: string | null;
  /** A day; null: it does not expire. */
  expires_on: string | null;
  /** What came in. */
  units: string;
  left: string;
  days_left: number | null;
}

export interface LotTableProps {
  /** The lots as they are read: first-expired first. */
  query: { data: { items: ShownLot[] } | undefined; error: ApiError | null; refetch: () => unknown };
  /** Where lots come of: «Aquí sale lo que recibes en una compra, con su vencimiento.» */
  empty: string;
}

/** What is left of each lot of something that expires, first-expired first. */
export function LotTable({ query: { data, error, refetch }, empty }: LotTableProps) {
  return (
    <TitledSheet as="section" aria-labelledby="lots">
      <h2 id="lots">Lotes</h2>
      <LoadedList
        list={{ data: data?.items, error, refetch }}
        level={3}
        failed="No pudimos cargar los lotes"
        empty={
          <EmptyState level={3} icon="package" title="No queda nada de ningún lote">
            {empty}
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

const COLUMNS: TableColumn<ShownLot>[] = [
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
