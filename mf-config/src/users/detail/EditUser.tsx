import { useCallMutation } from '@cuadra/shared/client';
import type { Employee } from '@cuadra/shared/contract';
import { beforeStop } from '@cuadra/shared/domain';
import { FormDrawer, useEntityForm } from '@cuadra/shared/form';
import { followOwnUser, notify } from '@cuadra/shared/state';
import { useState } from 'react';
import { useRoles } from '../../roles/use-roles.ts';
import { UserFields } from '../form/UserFields.tsx';
import { firstName } from '../login-data.ts';
import { useRefreshUsers } from '../use-users.ts';
import { userErrorText } from '../user-error-text.ts';
import { changeBody, userFieldError, userFormSchema, userValues } from '../user-values.ts';
import { UserAccess } from './UserAccess.tsx';
import { UserHead } from './UserHead.tsx';
import { userEditing } from './user-editing.ts';

/** A user's data, role and picture; password, access and removal below them. */
export function EditUser({ user, own, onClose }: { user: Employee; own: boolean; onClose: () => void }) {
  const [first] = useState(user);
  const [before] = useState(() => userValues(user));
  const { data: roles } = useRoles();
  const { mutateAsync } = useCallMutation('PUT /users/update');
  const refresh = useRefreshUsers();
  const form = useEntityForm({
    draft: { name: `edit-user ${user.id}`, overClosing: true },
    schema: userFormSchema,
    values: before,
    send: (values, _, edit) =>
      mutateAsync({ body: { ...changeBody(user.id, edit.before, values), ...edit.fields } }),
    edited: userEditing(first, (id) => roles?.find((role) => role.id === id)?.name),
    onSaved: (saved, values) => {
      followOwnUser(saved);
      notify.success(`Guardamos los datos de ${beforeStop(firstName(values.name))}.`);
      void refresh();
      onClose();
    },
    fieldError: userFieldError,
    errorText: userErrorText,
  });
  return (
    <FormDrawer
      form={form}
      head={<UserHead user={user} own={own} picture={false} />}
      submit="Guardar cambios"
      canSubmit={form.isDirty}
      onDiscard={onClose}
    >
      <UserFields currentRole={user.role} own={own} />
      <UserAccess user={user} own={own} onRemoved={onClose} />
    </FormDrawer>
  );
}
