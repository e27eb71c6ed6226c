import { sendForm, useCallMutation, useQueryClient } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSigned } from '../../session/offer-context.tsx';
import { NO_PASSWORDS, PasswordDraft, type PasswordValues } from './password-draft.ts';

export interface ChangePassword {
  form: UseFormReturn<PasswordValues>;
  onSubmit: (event: FormEvent) => void;
  busy: boolean;
  /** What went wrong that is no field's fault. */
  trouble: string | undefined;
}

/**
 * The form in which somebody changes the own password; every other session of this user ends with it.
 *
 * @param onChanged told once it is done
 */
export function useChangePassword(onChanged?: () => void): ChangePassword {
  const { user } = useSigned().state;
  const client = useQueryClient();
  const { mutateAsync } = useCallMutation('POST /users/change_password');
  const [trouble, setTrouble] = useState<string>();
  const form = useForm<PasswordValues>({
    defaultValues: NO_PASSWORDS,
    resolver: zodResolver(PasswordDraft),
  });
  const busy = form.formState.isSubmitting;

  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    setTrouble(undefined);
    const sent = await sendForm(form, () =>
      mutateAsync({ body: { id: user.id, currentPassword, password } }),
    );
    if (!sent.ok) return setTrouble(sent.trouble);
    form.reset();
    notify.success('Cambiamos tu contraseña y cerramos tus otras sesiones.');
    onChanged?.();
    await client.invalidateQueries({ queryKey: ['GET /sessions'] });
  });

  return {
    form,
    trouble,
    busy,
    onSubmit: (event) => {
      if (busy) event.preventDefault();
      else void submit(event);
    },
  };
}
