import type { StoreFigures } from '@cuadra/shared/contract';
import { formatNumber } from '@cuadra/shared/domain';
import { EmptyState, Table, type TableColumn, TitledSheet } from '@cuadra/shared/ui';

type Miss = StoreFigures['misses'][number];

const COLUMNS: TableColumn<Miss>[] = [
  { key: 'words', header: 'Buscaron', cell: ({ words }) => words },
  { key: 'times', header: 'Veces', align: 'end', cell: ({ times }) => formatNumber(times, 0) },
];

/** What buyers looked for and did not find: what could be sold, or is called something else. */
export function Misses({ misses }: Pick<StoreFigures, 'misses'>) {
  return (
    <TitledSheet as="section" aria-labelledby="misses">
      <h2 id="misses">Lo que buscaron y no encontraron</h2>
      <Table
        label="Lo que buscaron y no encontraron"
        columns={COLUMNS}
        rows={misses}
        rowKey={({ words }) => words}
        empty={
          <EmptyState level={3} icon="search" title="Nadie buscó en vano en estos días">
            Lo que aparezca aquí es lo que podrías vender, o lo que tus clientes llaman de otra manera.
          </EmptyState>
        }
      />
    </TitledSheet>
  );
}
