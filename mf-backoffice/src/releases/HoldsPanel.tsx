import { useCallMutation, useCallPages } from '@cuadra/shared/client';
import type { ReleaseHold } from '@cuadra/shared/contract';
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
import { companyPath } from '../basics/names.ts';
import { HoldDialog } from './HoldDialog.tsx';
import { hoursText } from './hold-values.ts';
import { useChange } from './use-releases.ts';

/** The companies that get no other version in their opening hours. */
export function HoldsPanel() {
  const [isAdding, setAdding] = useState(false);
  const list = useCallPages('GET /release-holds', { query: {} }, { staleTime: 0 });
  const rows = useListRows(list);
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /release-holds/{id}');
  const end = ({ company }: ReleaseHold) =>
    // What went wrong is said.
    change(`${company.name} cambia de versión a cualquier hora.`, () =>
      mutateAsync({ params: { id: company.id }, body: { hours: null } }),
    )
      .catch(() => undefined)
      .finally(() => list.refetch());
  return (
    <TitledSheet as="section">
      <h2>Horas sin cambios</h2>
      <Row style={{ padding: '0 var(--s-4) var(--s-3)' }}>
        <Text $tone="quiet">Empresas que en su horario siguen con las versiones que tienen.</Text>
        <Button icon="plus" onClick={() => setAdding(true)}>
          Agregar empresa
        </Button>
      </Row>
      <LoadedList
        list={list}
        failed="No pudimos cargar las horas sin cambios"
        empty={<EmptyState level={3} icon="clock" title="Todas reciben lo nuevo a cualquier hora" />}
      >
        {() => (
          <DataTable
            {...rows}
            label="Horas sin cambios"
            columns={columnsOf(end)}
            rowKey={({ company }) => company.id}
          />
        )}
      </LoadedList>
      {isAdding && (
        <HoldDialog
          onClose={() => {
            setAdding(false);
            void list.refetch();
          }}
        />
      )}
    </TitledSheet>
  );
}

function columnsOf(onEnd: (hold: ReleaseHold) => void): TableColumn<ReleaseHold>[] {
  return [
    {
      key: 'company',
      header: 'Empresa',
      cell: ({ company, hours }) => (
        <>
          <Link to={companyPath(company.id)}>{company.name}</Link>
          <Text $tone="quiet" $size="xs">
            {hoursText(hours)}
          </Text>
        </>
      ),
    },
    {
      key: 'end',
      header: 'Quitar',
      align: 'end',
      width: '110px',
      cell: (hold) => (
        <Button size="sm" aria-label={`Quitar las horas de ${hold.company.name}`} onClick={() => onEnd(hold)}>
          Quitar
        </Button>
      ),
    },
  ];
}
