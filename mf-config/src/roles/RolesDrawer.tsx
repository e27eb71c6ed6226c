import { useCan, useDrawers, useSession } from '@cuadra/shared/state';
import { Button, DrawerStack, LoadFailed, Notice, Skeleton } from '@cuadra/shared/ui';
import { Muted } from '../drawer-style.ts';
import { NoRoles } from './NoRoles.tsx';
import { RoleList } from './RoleList.tsx';
import { newDraftsOf, useRoleDrafts } from './role-drafts.ts';
import { useRoles } from './use-roles.ts';

/** What roles there are (spec §2): the built-in ones, then the company's own. */
export function RolesDrawer() {
  const { openDrawer } = useDrawers();
  const mayCreate = useCan(['roles', 'create']);
  const userId = useSession((session) => session.state?.user.id ?? '');
  const drafts = newDraftsOf(
    useRoleDrafts((store) => store.drafts),
    userId,
  );
  const { data, error, isError, refetch } = useRoles();
  return (
    <DrawerStack>
      <Muted>
        Un rol dice qué puede hacer cada persona. Los que trae Cuadra no se cambian: duplica uno y ajústalo.
      </Muted>
      {mayCreate && (
        <div>
          <Button variant="primary" icon="plus" onClick={() => openDrawer('new-role')}>
            Nuevo rol
          </Button>
        </div>
      )}
      {mayCreate &&
        drafts.map(({ id, name, copied }) => (
          <Notice
            key={id}
            tone="warning"
            icon="pencil"
            title={name.trim() || 'Rol sin nombre'}
            action={
              <Button size="sm" onClick={() => openDrawer('new-role', copied ? { copy: copied } : {})}>
                Continuar
              </Button>
            }
          >
            quedó sin guardar.
          </Notice>
        ))}
      {isError && !data ? (
        <LoadFailed level={3} title="No pudimos cargar los roles" error={error} onRetry={() => refetch()} />
      ) : data?.length === 0 ? (
        <NoRoles />
      ) : data ? (
        <RoleList roles={data} onOpen={(role) => openDrawer('role', { role })} />
      ) : (
        <DrawerStack aria-busy>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={64} radius="var(--r-2)" />
          ))}
        </DrawerStack>
      )}
    </DrawerStack>
  );
}
