import { useCallMutation } from '@cuadra/shared/client';
import { notify, useDrawers, useSession } from '@cuadra/shared/state';
import { Skeleton } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RoleForm } from './RoleForm.tsx';
import { newRoleDraft } from './role-drafts.ts';
import { copyOf, NO_ROLE, roleBody } from './role-values.ts';
import { useDiscountLimit, useRefreshRoles, useRoles } from './use-roles.ts';

/** A new role, blank or begun from another: `?drawer=new-role&copy=<id>`. What was left of it stands there again. */
export function NewRoleDrawer({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const copied = search.get('copy') ?? undefined;
  const { data: roles, isPending } = useRoles(copied !== undefined);
  // Without the role that was to be copied one begins from nothing.
  if (copied !== undefined && isPending) return <Skeleton height={240} radius="var(--r-2)" />;
  const source = roles?.find(({ id }) => id === copied);
  return <NewRole source={source} copied={copied} onClose={onClose} />;
}

interface NewRoleProps {
  source: Parameters<typeof copyOf>[0] | undefined;
  copied: string | undefined;
  onClose: () => void;
}

function NewRole({ source, copied, onClose }: NewRoleProps) {
  const { open, closeDrawer } = useDrawers();
  const grants = useSession((session) => session.grants);
  const limit = useDiscountLimit();
  const [initial] = useState(() => (source ? copyOf(source, grants, limit) : NO_ROLE));
  const { mutateAsync } = useCallMutation('POST /roles/create');
  const refresh = useRefreshRoles();
  return (
    <RoleForm
      draft={newRoleDraft(copied)}
      isNew
      initial={initial}
      onCancel={onClose}
      save={(values, id) => mutateAsync({ body: roleBody(id, values) })}
      onSaved={(role) => {
        notify.success(`Guardamos el rol «${role.name}».`);
        void refresh();
        // The one that it was copied from stood below.
        closeDrawer(open.includes('role') ? 'role' : 'new-role');
      }}
    />
  );
}
