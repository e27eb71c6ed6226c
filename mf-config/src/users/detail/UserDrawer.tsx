import { useCall } from '@cuadra/shared/client';
import { useCan, useSession } from '@cuadra/shared/state';
import { DrawerStack, LoadedDrawer, Skeleton } from '@cuadra/shared/ui';
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
  const query = useCall('GET /users/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  return (
    <LoadedDrawer
      query={query}
      failed="No pudimos cargar el usuario"
      missing={{ title: 'No encontramos a esta persona', text: 'Puede que alguien la haya eliminado.' }}
      isMissing={id === ''}
      onClose={onClose}
      shape={
        <DrawerStack aria-busy>
          <Skeleton height={72} radius="var(--r-2)" />
          <Skeleton height={44} radius="var(--r-2)" />
          <Skeleton height={44} radius="var(--r-2)" />
          <Skeleton height={44} radius="var(--r-2)" />
        </DrawerStack>
      }
    >
      {(user) => {
        const own = user.id === ownId;
        const isReached = own || mayReach(user.role_id);
        return mayUpdate && isReached ? (
          <EditUser key={user.id} user={user} own={own} onClose={onClose} />
        ) : (
          <UserView user={user} own={own} isReached={isReached} onClose={onClose} />
        );
      }}
    </LoadedDrawer>
  );
}
