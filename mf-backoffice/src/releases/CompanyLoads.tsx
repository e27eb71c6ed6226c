import { useCallPages } from '@cuadra/shared/client';
import type { RemoteLoads } from '@cuadra/shared/contract';
import {
  DataTable,
  EmptyState,
  LoadedList,
  type TableColumn,
  Text,
  TitledSheet,
  useListRows,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { companyPath } from '../basics/names.ts';
import { loadColumns } from './load-columns.tsx';

const COLUMNS: TableColumn<RemoteLoads>[] = [
  {
    key: 'company',
    header: 'Empresa',
    cell: ({ company, version }) => (
      <>
        {company ? <Link to={companyPath(company.id)}>{company.name}</Link> : 'Sin sesión de empresa'}
        <Text $tone="quiet" $size="xs">
          {version}
        </Text>
      </>
    ),
  },
  ...loadColumns<RemoteLoads>(),
];

/** How each version loaded in each company. */
export function CompanyLoads({ module, from }: { module: string; from: string }) {
  const list = useCallPages(
    'GET /backoffice/remotes',
    { query: { name: module, from } },
    { staleTime: 0, keepPrevious: true },
  );
  const rows = useListRows(list);
  return (
    <TitledSheet as="section">
      <h2>Por empresa</h2>
      <LoadedList
        list={list}
        failed="No pudimos cargar las cifras de las empresas"
        empty={<EmptyState level={3} icon="chart" title="Nadie lo cargó en estos días" />}
      >
        {() => (
          <DataTable
            {...rows}
            label="Cargas por empresa"
            columns={COLUMNS}
            rowKey={({ version, company }) => `${version} ${company?.id ?? ''}`}
          />
        )}
      </LoadedList>
    </TitledSheet>
  );
}
