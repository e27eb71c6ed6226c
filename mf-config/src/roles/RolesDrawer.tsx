import type { Role } from '@cuadra/shared/contract';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { Button, DrawerStack, LoadFailed, Notice, Skeleton } from '@cuadra/shared/ui';
import { Muted } from '../drawer-style.ts';
import { readNewRoles } from './kept-roles.ts';
import { NoRoles } from './NoRoles.tsx';
import { RoleList } from './RoleList.tsx';
import { copyName } from './role-values.ts';
import { useRoles } from './use-roles.ts';

/** What roles there are (spec §2): the built-in ones, then the company's own. */
export function RolesDrawer() {
  const { openDrawer } = useDrawers();
  const mayCreate = useCan(['roles', 'create']);
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
        // Read with each step to and from a drawer above, which alone changes them.
        readNewRoles().map(({ name, copied }) => (
          <Notice
            key={copied ?? 'blank'}
            tone="warning"
            icon="pencil"
            title={name || nameOfCopy(data, copied) || 'Rol sin nombre'}
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

function nameOfCopy(roles: readonly Role[] | undefined, copied: string | undefined): string | undefined {
  const source = roles?.find(({ id }) => id === copied);
  return source && copyName(source);
}
