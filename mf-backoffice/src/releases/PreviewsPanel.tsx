import { useCallMutation, useCallPages } from '@cuadra/shared/client';
import type { ReleasePreview } from '@cuadra/shared/contract';
import {
  Button,
  DataTable,
  EmptyState,
  LoadedList,
  Row,
  type TableColumn,
  Text,
  TitledSheet,
  useListRows,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '../basics/moment-text.ts';
import { companyPath } from '../basics/names.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useChange } from './use-releases.ts';

/** Who may see versions of a module that nobody gets yet, and until when. */
export function PreviewsPanel({ module }: { module: string }) {
  const [isGiving, setGiving] = useState(false);
  const list = useCallPages('GET /releases/{module}/previews', { params: { module } }, { staleTime: 0 });
  const rows = useListRows(list);
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /releases/{module}/preview');
  const end = ({ user: { username } }: ReleasePreview) =>
    // What went wrong is said.
    change(`${username} ya no tiene la vista previa.`, () =>
      mutateAsync({ params: { module }, body: { username, days: null } }),
    ).catch(() => undefined);
  return (
    <TitledSheet as="section">
      <h2>Vista previa</h2>
      <Row style={{ padding: '0 var(--s-4) var(--s-3)' }}>
        <Text $tone="quiet">
          Personas que pueden ver cualquier versión publicada, cada una en su pestaña.
        </Text>
        <Button icon="eye" onClick={() => setGiving(true)}>
          Dar vista previa
        </Button>
      </Row>
      <LoadedList
        list={list}
        failed="No pudimos cargar quién tiene vista previa"
        empty={<EmptyState level={3} icon="eye" title="Nadie tiene vista previa de este módulo" />}
      >
        {() => (
          <DataTable {...rows} label="Vista previa" columns={columnsOf(end)} rowKey={({ user }) => user.id} />
        )}
      </LoadedList>
      {isGiving && <PreviewDialog module={module} onClose={() => setGiving(false)} />}
    </TitledSheet>
  );
}

function columnsOf(onEnd: (preview: ReleasePreview) => void): TableColumn<ReleasePreview>[] {
  return [
    {
      key: 'user',
      header: 'Persona',
      cell: ({ user, company, until }) => (
        <>
          {user.name} ({user.username}), de <Link to={companyPath(company.id)}>{company.name}</Link>
          <Text $tone="quiet" $size="xs">
            Hasta {momentText(until)}
          </Text>
        </>
      ),
    },
    {
      key: 'end',
      header: 'Quitar',
      align: 'end',
      width: '110px',
      cell: (preview) => (
        <Button
          size="sm"
          aria-label={`Quitar la vista previa a ${preview.user.username}`}
          onClick={() => onEnd(preview)}
        >
          Quitar
        </Button>
      ),
    },
  ];
}
