import type { TeamMember } from '@cuadra/shared/contract';
import { lastSeenText } from '@cuadra/shared/domain';
import { useDrawers } from '@cuadra/shared/state';
import {
  Badge,
  Button,
  EmptyState,
  LinkButton,
  LoadedList,
  Page,
  PageHeader,
  Sheet,
  Skeleton,
  Table,
  type TableColumn,
  Text,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { KIND_NAMES, memberState, sessionsText } from './member-text.ts';
import { useTeam } from './use-team.ts';

/** `/back-office/team`: super users and inspectors, and how each of them is signed in. */
export function TeamPage() {
  const team = useTeam();
  const { openDrawer } = useDrawers();
  const [isAdding, setAdding] = useState(false);
  const open = (member: string) => openDrawer('team-member', { member });
  return (
    <Page>
      <PageHeader
        title="Equipo de Cuadra"
        subtitle="Los super usuarios y los inspectores que llevan Cuadra."
        actions={
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            Agregar persona
          </Button>
        }
      />
      <Sheet>
        <LoadedList
          list={team}
          failed="No pudimos cargar el equipo"
          shape={<Skeleton height={180} radius="var(--r-2)" />}
          empty={<EmptyState icon="users" title="Todavía no hay nadie en el equipo" />}
        >
          {(members) => (
            <Table label="Equipo" columns={columnsOf(open)} rows={members ?? []} rowKey={({ id }) => id} />
          )}
        </LoadedList>
      </Sheet>
      {isAdding && <AddMemberDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function columnsOf(onOpen: (id: string) => void): TableColumn<TeamMember>[] {
  return [
    {
      key: 'who',
      header: 'Persona',
      cell: ({ id, name, kind, email }) => (
        <>
          <LinkButton onClick={() => onOpen(id)}>{name}</LinkButton>
          <Text $tone="quiet" $size="xs">
            {KIND_NAMES[kind]}, {email}
          </Text>
        </>
      ),
    },
    {
      key: 'factor',
      header: 'Dos pasos',
      room: 'tablet',
      cell: ({ has_second_factor }) => (
        <Badge tone={has_second_factor ? 'ok' : 'gold'}>
          {has_second_factor ? 'Activados' : 'Sin activar'}
        </Badge>
      ),
    },
    {
      key: 'seen',
      header: 'Última visita',
      room: 'tablet',
      cell: ({ last_seen_at, sessions }) => (
        <>
          {lastSeenText(last_seen_at)}
          <Text $tone="quiet" $size="xs">
            {sessionsText(sessions.length)}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      header: 'Estado',
      align: 'end',
      cell: (member) => <Badge tone={memberState(member).tone}>{memberState(member).name}</Badge>,
    },
  ];
}
