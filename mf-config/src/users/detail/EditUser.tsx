import { sendForm, useCallMutation } from '@cuadra/shared/client';
import type { Employee } from '@cuadra/shared/contract';
import { followOwnUser, notify, useReloadHold } from '@cuadra/shared/state';
import {
  Button,
  DiscardButton,
  DrawerFoot,
  DrawerStack,
  KeptNotice,
  Notice,
  useKeptForm,
} from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { UserFields } from '../form/UserFields.tsx';
import { firstName } from '../login-data.ts';
import { userRefusal } from '../refusal.ts';
import { useRefreshUsers } from '../use-users.ts';
import { changeBody, UserDraft, type UserValues, userValues } from '../user-values.ts';
import { UserAccess } from './UserAccess.tsx';
import { UserHead } from './UserHead.tsx';

/** A user's data, role and picture; password, access and removal below them. */
export function EditUser({ user, own, onClose }: { user: Employee; own: boolean; onClose: () => void }) {
  const [trouble, setTrouble] = useState<string>();
  const [before] = useState(() => userValues(user));
  const form = useForm<UserValues>({ defaultValues: before, resolver: zodResolver(UserDraft) });
  const kept = useKeptForm(`edit-user ${user.id}`, form, { overClosing: true });
  const { isSubmitting, isDirty } = form.formState;
  useReloadHold(isDirty);
  const { mutateAsync } = useCallMutation('PUT /users/update');
  const refresh = useRefreshUsers();
  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    const sent = await sendForm(form, async () => {
      followOwnUser(await mutateAsync({ body: changeBody(user.id, before, values) }));
    });
    if (!sent.ok) return setTrouble(sent.trouble && userRefusal(sent.error));
    kept.forget();
    notify.success(`Guardamos los datos de ${firstName(values.name)}.`);
    void refresh();
    onClose();
  });
  return (
    <FormProvider {...form}>
      <DrawerStack
        as="form"
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      >
        <UserHead user={user} own={own} picture={false} />
        {kept.isRestored && <KeptNotice onStartAnew={kept.startAnew} />}
        <UserFields currentRole={user.role} own={own} />
        <UserAccess user={user} own={own} onRemoved={onClose} />
        <DrawerFoot>
          {trouble && <Notice tone="bad">{trouble}</Notice>}
          <DiscardButton kept={kept} isDirty={isDirty} disabled={isSubmitting} onDiscard={onClose} />
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isDirty}>
            Guardar cambios
          </Button>
        </DrawerFoot>
      </DrawerStack>
    </FormProvider>
  );
}
