import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { type EntityForm, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useVisitor } from '../../navigation/use-visitor.ts';
import {
  NO_PASSWORDS,
  type PasswordValues,
  passwordFieldError,
  passwordFormSchema,
} from './password-values.ts';

/**
 * The form in which somebody changes the own password; every other session of this user ends with it. No password is ever
 * persisted.
 *
 * @param onChanged told once it is done
 */
export function useChangePassword(onChanged?: () => void): EntityForm<PasswordValues> {
  const { user } = useVisitor().state;
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('POST /users/change_password');
  return useEntityForm({
    schema: passwordFormSchema,
    values: NO_PASSWORDS,
    send: ({ currentPassword, password }) =>
      mutateAsync({ body: { id: user.id, currentPassword, password } }),
    next: () => NO_PASSWORDS,
    onSaved: () => {
      notify.success('Cambiamos tu contraseña y cerramos tus otras sesiones.');
      onChanged?.();
      void calls.refresh('GET /sessions');
    },
    fieldError: passwordFieldError,
  });
}
