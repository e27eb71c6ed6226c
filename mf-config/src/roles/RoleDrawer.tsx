import { useCallMutation } from '@cuadra/shared/client';
import type { Role } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { DrawerStack, LoadedDrawer, Skeleton } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeleteRole } from './DeleteRole.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RoleView } from './RoleView.tsx';
import { roleDraft } from './role-drafts.ts';
import { roleBody, roleValues } from './role-values.ts';
import { isBuiltIn, useReach, useRefreshRoles, useRoles } from './use-roles.ts';

/** One role, to be read or, by who may, changed: `?drawer=role&role=<id>`. */
export function RoleDrawer({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const { data, error, isFetching, hasNextPage, refetch } = useRoles();
  const mayUpdate = useCan(['roles', 'update']);
  const reaches = useReach();
  const found = data?.find(({ id }) => id === search.get('role'));
  return (
    <LoadedDrawer
      query={{ data: found, error, refetch }}
      failed="No pudimos cargar el rol"
      missing={{ title: 'No encontramos este rol', text: 'Puede que alguien lo haya eliminado.' }}
      isMissing={data !== undefined && !error && !isFetching && !hasNextPage}
      onClose={onClose}
      shape={
        <DrawerStack aria-busy>
          <Skeleton width={180} height={28} />
          <Skeleton height={240} radius="var(--r-2)" />
        </DrawerStack>
      }
    >
      {(role) =>
        mayUpdate && !isBuiltIn(role) && reaches(role) ? (
          <EditRole role={role} onClose={onClose} />
        ) : (
          <RoleView role={role} onClose={onClose} />
        )
      }
    </LoadedDrawer>
  );
}

function EditRole({ role, onClose }: { role: Role; onClose: () => void }) {
  // As it was when the form opened: what is read again meanwhile is what others did.
  const [before] = useState(role);
  const [initial] = useState(() => roleValues(role));
  const { mutateAsync } = useCallMutation('PUT /roles/update');
  const refresh = useRefreshRoles();
  return (
    <DrawerStack>
      <RoleForm
        draft={roleDraft(role.id)}
        isNew={false}
        initial={initial}
        onCancel={onClose}
        role={before}
        save={(values, _, { fields }) => mutateAsync({ body: { ...roleBody(role.id, values), ...fields } })}
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
