import { useCan, useDrawers, useSession } from '@cuadra/shared/state';
import { Button, Card, EmptyState, LoadedList, Page, PageHeader, SearchInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { findUsers, headcount } from './find-users.ts';
import { UserTable } from './list/UserTable.tsx';
import { useUsers } from './use-users.ts';

/** Fewer than these are found by looking. */
const MANY = 8;

const Search = styled.div`
  max-width: 480px;
  margin-bottom: var(--s-3);
`;

/** Clipped and not scrolled, or the table's head would stick to the card instead of the screen. */
const Sheet = styled(Card)`
  overflow: clip;
`;

/** `/users`: who enters, with which role, and who is there now (spec §4). */
export function UsersPage() {
  const { openDrawer } = useDrawers();
  const mayCreate = useCan(['users', 'create']);
  const seesRoles = useCan(['roles', 'read']);
  const isExpired = useSession((session) => session.state?.isExpired ?? false);
  const [search, setSearch] = useState('');
  const { users, error, refetch } = useUsers();
  const found = users && findUsers(users, search);
  const add = () => openDrawer('new-user');
  return (
    <Page>
      <PageHeader
        title="Usuarios"
        subtitle={users ? headcount(users) : 'Quién entra y qué puede hacer'}
        actions={
          <>
            {seesRoles && !isExpired && (
              <Button icon="shield" onClick={() => openDrawer('roles')}>
                Roles
              </Button>
            )}
            {mayCreate && (
              <Button variant="primary" icon="plus" onClick={add}>
                Nuevo usuario
              </Button>
            )}
          </>
        }
      />
      {users && users.length >= MANY && (
        <Search>
          <SearchInput
            label="Buscar usuario"
            placeholder="Nombre, usuario, correo o rol"
            value={search}
            onValueChange={setSearch}
            shortcut="F2"
          />
        </Search>
      )}
      <Sheet>
        <LoadedList
          list={{ data: found, error, refetch }}
          failed="No pudimos cargar los usuarios"
          notFound={
            <EmptyState
              icon="search"
              title={`Nadie coincide con «${search.trim()}»`}
              action={<Button onClick={() => setSearch('')}>Ver todos</Button>}
            />
          }
        >
          {(rows) => <UserTable users={rows} onOpen={(user) => openDrawer('user', { user })} />}
        </LoadedList>
        {users?.length === 1 && mayCreate && (
          <EmptyState
            icon="users"
            title="Por ahora solo estás tú"
            action={
              <Button variant="primary" icon="plus" onClick={add}>
                Agregar a alguien
              </Button>
            }
          >
            Con un usuario para cada quien, cada venta dice quién la hizo y nadie ve más de lo que necesita.
          </EmptyState>
        )}
      </Sheet>
    </Page>
  );
}
