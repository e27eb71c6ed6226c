import { ApiError, useCall } from '@cuadra/shared/client';
import { useCan, useSession } from '@cuadra/shared/state';
import { Button, DrawerStack, EmptyState, LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { EditUser } from './EditUser.tsx';
import { useMayReach } from './may-reach.ts';
import { UserView } from './UserView.tsx';

/** One user, to be read or, by who may, changed: `?drawer=user&user=<id>`. */
export function UserDrawer({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const id = search.get('user') ?? '';
  const ownId = useSession((session) => session.state?.user.id);
  const mayUpdate = useCan(['users', 'update']);
  const mayReach = useMayReach();
  const { data, error, isError, refetch } = useCall(
    'GET /users/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 0 },
  );
  if (data) {
    const own = data.id === ownId;
    const isReached = own || mayReach(data.role_id);
    return mayUpdate && isReached ? (
      <EditUser key={data.id} user={data} own={own} onClose={onClose} />
    ) : (
      <UserView user={data} own={own} isReached={isReached} onClose={onClose} />
    );
  }
  const isUnknown =
    id === '' || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  if (isUnknown)
    return (
      <EmptyState
        icon="search"
        level={3}
        title="No encontramos a esta persona"
        action={<Button onClick={onClose}>Cerrar</Button>}
      >
        Puede que alguien la haya eliminado.
      </EmptyState>
    );
  if (isError)
    return (
      <LoadFailed level={3} title="No pudimos cargar el usuario" error={error} onRetry={() => refetch()} />
    );
  return (
    <DrawerStack aria-busy>
      <Skeleton height={72} radius="var(--r-2)" />
      <Skeleton height={44} radius="var(--r-2)" />
      <Skeleton height={44} radius="var(--r-2)" />
      <Skeleton height={44} radius="var(--r-2)" />
    </DrawerStack>
  );
}
