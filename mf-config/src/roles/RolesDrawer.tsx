import type { Role } from '@cuadra/shared/contract';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { Button, DrawerStack, LoadedList, Notice, Skeleton } from '@cuadra/shared/ui';
import { Muted } from '../drawer-style.ts';
import { NoRoles } from './NoRoles.tsx';
import { RoleList } from './RoleList.tsx';
import { readNewRoleDrafts } from './role-drafts.ts';
import { copyName } from './role-values.ts';
import { useRoles } from './use-roles.ts';

/** What roles there are (spec §2): the built-in ones, then the company's own. */
export function RolesDrawer() {
  const { openDrawer } = useDrawers();
  const mayCreate = useCan(['roles', 'create']);
  const list = useRoles();
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
        readNewRoleDrafts().map(({ name, copied }) => (
          <Notice
            key={copied ?? 'blank'}
            tone="warning"
            icon="pencil"
            title={name || nameOfCopy(list.data, copied) || 'Rol sin nombre'}
            action={
              <Button size="sm" onClick={() => openDrawer('new-role', copied ? { copy: copied } : {})}>
                Continuar
              </Button>
            }
          >
            quedó sin guardar.
          </Notice>
        ))}
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar los roles"
        empty={<NoRoles />}
        shape={
          <DrawerStack aria-busy>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} height={64} radius="var(--r-2)" />
            ))}
          </DrawerStack>
        }
      >
        {(roles = []) => <RoleList roles={roles} onOpen={(role) => openDrawer('role', { role })} />}
      </LoadedList>
    </DrawerStack>
  );
}

function nameOfCopy(roles: readonly Role[] | undefined, copied: string | undefined): string | undefined {
  const source = roles?.find(({ id }) => id === copied);
  return source && copyName(source);
}
