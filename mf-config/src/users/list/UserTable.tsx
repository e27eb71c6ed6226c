import type { ListedUser } from '@cuadra/shared/contract';
import { presenceBadge, presenceText } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { Avatar, Badge, PHONE, Table, type TableColumn } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 46px;
  min-width: 0;
`;

const Names = styled.span`
  display: grid;
  gap: 1px;
  min-width: 0;
  text-align: start;
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 6px;
  ${PHONE} {
    flex-direction: column;
    align-items: end;
  }
`;

const Long = styled.span`
  overflow-wrap: anywhere;
`;

export interface UserTableProps {
  /** Undefined while they are on their way. */
  users: readonly ListedUser[] | undefined;
  onOpen: (id: string) => void;
}

/** Who works here, a row each; on a phone the name with the role or since when, and the badge. */
export function UserTable({ users, onOpen }: UserTableProps) {
  const ownId = useSession((session) => session.state?.user.id);
  return (
    <Table
      label="Usuarios"
      columns={columns(ownId)}
      rows={users ?? []}
      loading={users === undefined}
      rowKey={({ id }) => id}
      onRowClick={({ id }) => onOpen(id)}
    />
  );
}

function columns(ownId: string | undefined): TableColumn<ListedUser>[] {
  return [
    {
      key: 'name',
      header: 'Nombre',
      cell: (user) => (
        <Person>
          <Avatar name={user.name} image={user.image} online={user.is_online} size={36} />
          <Names>
            <b>
              {user.name}
              {user.id === ownId && ' (tú)'}
            </b>
            <small>{presenceText(user)}</small>
          </Names>
        </Person>
      ),
    },
    { key: 'username', header: 'Usuario', room: 'tablet', cell: ({ username }) => <Long>{username}</Long> },
    { key: 'role', header: 'Rol', room: 'tablet', cell: ({ role }) => role?.name ?? 'Sin rol' },
    { key: 'email', header: 'Correo', room: 'wide', cell: ({ email }) => <Long>{email}</Long> },
    {
      key: 'state',
      header: 'Estado',
      align: 'end',
      width: '120px',
      cell: (user) => (
        <Marks>
          {!user.is_active && <Badge tone="bad">Desactivado</Badge>}
          <Badge tone={user.is_online ? 'ok' : 'neutral'}>{presenceBadge(user)}</Badge>
        </Marks>
      ),
    },
  ];
}
