import { errorText, useCall } from '@cuadra/shared/client';
import { withOwnFirst } from '@cuadra/shared/domain';
import { Button, Card } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRouteFor } from '../../navigation/use-route-for.ts';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { Head, List, Message } from './team-style.ts';
import { UserRow, UserRowSkeleton } from './UserRow.tsx';

/** Milliseconds: who comes and goes is seen without a reload. */
const REFRESH = 60_000;
/** As many as stand there before «Ver todos» is pressed. */
const FEW = 5;
const SHAPE = ['a', 'b', 'c', 'd'];

/** Who works here and who is connected now, the most recently seen first (spec §4). */
export function UsersOnline() {
  const id = useId();
  const { state } = useVisitor();
  const { data, error, isFetching, refetch } = useCall('GET /users', undefined, { refetchInterval: REFRESH });
  const [all, setAll] = useState(false);

  // Users who are deactivated are not of the team that works.
  const active = data?.items.filter((user) => user.is_active);
  const users = active && withOwnFirst(active, state.user.id);
  const shown = all ? users : users?.slice(0, FEW);
  const screen = useRouteFor(['users', 'read']);
  return (
    <Card $pad aria-labelledby={id} aria-busy={!data && !error}>
      <Head>
        <h2 id={id}>Equipo</h2>
        {users && <span>{users.filter((user) => user.is_online).length} en línea</span>}
      </Head>
      {error && !data ? (
        <Message role="alert">
          {errorText(error)}
          <Button size="sm" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
            Reintentar
          </Button>
        </Message>
      ) : (
        <List aria-labelledby={id}>
          {shown
            ? shown.map((user) => <UserRow key={user.id} user={user} />)
            : SHAPE.map((key) => <UserRowSkeleton key={key} />)}
        </List>
      )}
      {users && !all && users.length > FEW && (
        <Button size="sm" variant="ghost" block onClick={() => setAll(true)}>
          Ver los {users.length}
        </Button>
      )}
      {users && users.length <= 1 && screen && (
        <Message>
          Por ahora solo estás tú. <Link to={screen}>Agrega a tu equipo</Link>
        </Message>
      )}
    </Card>
  );
}
