import { useCallPages } from '@cuadra/shared/client';
import type { ListedModule, ListedVersion } from '@cuadra/shared/contract';
import { formatNumber } from '@cuadra/shared/domain';
import {
  Badge,
  DataTable,
  Icon,
  LoadedList,
  Menu,
  type MenuEntry,
  Row,
  Sheet,
  type TableColumn,
  Text,
  useListRows,
} from '@cuadra/shared/ui';
import { useMemo } from 'react';
import { momentText } from '../basics/moment-text.ts';
import { companies } from './names.ts';

/** What somebody wants to do with a version. */
export interface Wish {
  what: 'activate' | 'canary' | 'pin';
  version: string;
}

export interface VersionsPanelProps {
  module: ListedModule;
  onWish: (wish: Wish) => void;
}

/** All versions of a module, and what can be done with each. */
export function VersionsPanel({ module, onWish }: VersionsPanelProps) {
  const { name } = module;
  const list = useCallPages(
    'GET /releases/{module}/versions',
    { params: { module: name } },
    { staleTime: 0 },
  );
  const rows = useListRows(list);
  const columns = useMemo(() => columnsOf(module, onWish), [module, onWish]);
  return (
    <Sheet>
      <LoadedList list={list} failed="No pudimos cargar las versiones">
        {() => <DataTable {...rows} label="Versiones" columns={columns} rowKey={({ version }) => version} />}
      </LoadedList>
    </Sheet>
  );
}

function columnsOf(module: ListedModule, onWish: (wish: Wish) => void): TableColumn<ListedVersion>[] {
  return [
    {
      key: 'version',
      header: 'Versión',
      cell: ({ version }) => (
        <Row>
          <strong>{version}</strong>
          <Roles module={module} version={version} />
        </Row>
      ),
    },
    {
      key: 'published',
      header: 'Publicada',
      room: 'tablet',
      width: '34%',
      cell: ({ published_at, published_by }) => (
        <>
          {momentText(published_at)}
          <Text $tone="quiet" $size="xs">
            {published_by}
          </Text>
        </>
      ),
    },
    {
      key: 'size',
      header: 'Tamaño',
      align: 'end',
      width: '110px',
      room: 'wide',
      cell: ({ size_gzip }) => `${formatNumber(size_gzip / 1000, 1)} kB`,
    },
    {
      key: 'actions',
      header: 'Acciones',
      align: 'end',
      width: '92px',
      cell: ({ version }) => (
        <Menu
          label={`Acciones de ${version}`}
          trigger={<Icon name="more" />}
          entries={entriesOf(module, version, onWish)}
        />
      ),
    },
  ];
}

function entriesOf(
  { active, canary }: ListedModule,
  version: string,
  onWish: (wish: Wish) => void,
): MenuEntry[] {
  return [
    {
      label: 'Activar para todas',
      icon: 'check',
      disabled: version === active,
      onSelect: () => onWish({ what: 'activate', version }),
    },
    {
      label: canary?.version === version ? 'Ampliar el canario' : 'Dar a algunas empresas',
      icon: 'users',
      disabled: version === active,
      onSelect: () => onWish({ what: 'canary', version }),
    },
    { label: 'Fijar a una empresa', icon: 'building', onSelect: () => onWish({ what: 'pin', version }) },
  ];
}

function Roles({
  module: { active, previous, canary, pins },
  version,
}: {
  module: ListedModule;
  version: string;
}) {
  const pinned = Object.values(pins).filter((one) => one === version).length;
  return (
    <>
      {version === active && <Badge tone="ok">Activa</Badge>}
      {version === previous && <Badge>Anterior</Badge>}
      {version === canary?.version && <Badge tone="gold">Canario</Badge>}
      {pinned > 0 && <Badge tone="brand">Fija en {companies(pinned)}</Badge>}
    </>
  );
}
