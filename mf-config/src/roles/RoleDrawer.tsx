import { useCallMutation } from '@cuadra/shared/client';
import type { Role } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, DrawerStack, EmptyState, LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeleteRole } from './DeleteRole.tsx';
import { keptRole } from './kept-roles.ts';
import { RoleForm } from './RoleForm.tsx';
import { RoleView } from './RoleView.tsx';
import { roleBody, roleValues } from './role-values.ts';
import { isBuiltIn, useReach, useRefreshRoles, useRoles } from './use-roles.ts';

/** One role, to be read or, by who may, changed: `?drawer=role&role=<id>`. */
export function RoleDrawer({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const { data, isError, error, isFetching, hasNextPage, refetch } = useRoles();
  const mayUpdate = useCan(['roles', 'update']);
  const reaches = useReach();
  const role = data?.find(({ id }) => id === search.get('role'));
  if (role) {
    const isOpen = mayUpdate && !isBuiltIn(role) && reaches(role);
    return isOpen ? <EditRole role={role} onClose={onClose} /> : <RoleView role={role} onClose={onClose} />;
  }
  if (isError)
    return <LoadFailed level={3} title="No pudimos cargar el rol" error={error} onRetry={() => refetch()} />;
  if (!data || isFetching || hasNextPage)
    return (
      <DrawerStack aria-busy>
        <Skeleton width={180} height={28} />
        <Skeleton height={240} radius="var(--r-2)" />
      </DrawerStack>
    );
  return (
    <EmptyState
      icon="search"
      level={3}
      title="No encontramos este rol"
      action={<Button onClick={onClose}>Cerrar</Button>}
    >
      Puede que alguien lo haya eliminado.
    </EmptyState>
  );
}

function EditRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const [initial] = useState(() => roleValues(role));
  const { mutateAsync } = useCallMutation('PUT /roles/update');
  const refresh = useRefreshRoles();
  return (
    <DrawerStack>
      <RoleForm
        keptAs={keptRole(role.id)}
        initial={initial}
        onCancel={onClose}
        save={(values) => mutateAsync({ body: roleBody(role.id, values) })}
        onSaved={({ name }) => {
          notify.success(`Guardamos el rol «${name}».`);
          void refresh();
          onClose();
        }}
      >
        <DeleteRole role={role} onDeleted={onClose} />
      </RoleForm>
    </DrawerStack>
  );
}
