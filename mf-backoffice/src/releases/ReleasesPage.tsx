import type { ListedModule } from '@cuadra/shared/contract';
import {
  Badge,
  EmptyState,
  LoadedList,
  Page,
  PageHeader,
  RelativeTime,
  Sheet,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { HoldsPanel } from './HoldsPanel.tsx';
import { companies, percent, releasePath } from './names.ts';
import { useReleases } from './use-releases.ts';

const COLUMNS: readonly TableColumn<ListedModule>[] = [
  {
    key: 'module',
    header: 'Módulo',
    cell: ({ name, address }) => (
      <>
        <Link to={releasePath(name)}>{name}</Link>
        <Text $tone="quiet" $size="xs">
          {address === null ? 'Sin correo de avisos' : address}
        </Text>
      </>
    ),
  },
  {
    key: 'active',
    header: 'Activa',
    cell: ({ active, versions }) => {
      const published = versions.find(({ version }) => version === active)?.published_at;
      return (
        <>
          <strong>{active ?? 'Ninguna'}</strong>
          {published !== undefined && (
            <Text $tone="quiet" $size="xs">
              <RelativeTime instant={published} />
            </Text>
          )}
        </>
      );
    },
  },
  { key: 'before', header: 'Anterior', room: 'tablet', cell: ({ previous }) => previous ?? '—' },
  {
    key: 'others',
    header: 'Otras',
    align: 'end',
    room: 'tablet',
    cell: ({ canary, pins }) => <Others canary={canary} pins={Object.keys(pins).length} />,
  },
];

/** `/back-office/releases`: the modules, and the version that companies get of each. */
export function ReleasesPage() {
  const query = useReleases();
  return (
    <Page>
      <PageHeader title="Versiones" subtitle="Qué versión de cada módulo recibe cada empresa" />
      <Stack $gap={5}>
        <Sheet>
          <LoadedList
            list={{ ...query, data: query.data?.items }}
            failed="No pudimos cargar los módulos"
            empty={
              <EmptyState icon="package" title="Todavía no hay módulos publicados">
                El equipo de un módulo lo publica con su token, o tú con «npm run release».
              </EmptyState>
            }
          >
            {(rows) => (
              <Table
                label="Módulos"
                columns={COLUMNS}
                rows={rows ?? []}
                loading={rows === undefined}
                rowKey={({ name }) => name}
              />
            )}
          </LoadedList>
        </Sheet>
        <HoldsPanel />
      </Stack>
    </Page>
  );
}

function Others({ canary, pins }: { canary: ListedModule['canary']; pins: number }) {
  if (canary === null && pins === 0) return '—';
  return (
    <>
      {canary !== null && <Badge tone="gold">Canario {canary.version}</Badge>}
      {canary !== null && (
        <Text $tone="quiet" $size="xs">
          {canary.share > 0
            ? `${percent(canary.share, 0)} de las empresas`
            : companies(canary.companies.length)}
        </Text>
      )}
      {pins > 0 && (
        <Text $tone="quiet" $size="xs">
          {companies(pins)} con versión propia
        </Text>
      )}
    </>
  );
}
