import type { VersionFigures } from '@cuadra/shared/contract';
import { Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { loadColumns } from './load-columns.tsx';
import { companies } from './names.ts';

const COLUMNS: readonly TableColumn<VersionFigures>[] = [
  {
    key: 'version',
    header: 'Versión',
    cell: ({ version, companies: count }) => (
      <>
        <strong>{version}</strong>
        <Text $tone="quiet" $size="xs">
          {count === 0 ? 'Sin sesión de empresa' : companies(count)}
        </Text>
      </>
    ),
  },
  ...loadColumns<VersionFigures>(),
];

/** How the loads of each version went; nothing where there were none. */
export function VersionLoads({ versions }: { versions: readonly VersionFigures[] }) {
  if (versions.length === 0) return null;
  return (
    <TitledSheet as="section">
      <h2>Por versión</h2>
      <Table label="Cargas por versión" columns={COLUMNS} rows={versions} rowKey={({ version }) => version} />
    </TitledSheet>
  );
}
