import { sendForm, useCallMutation } from '@cuadra/shared/client';
import { useReloadHold } from '@cuadra/shared/state';
import {
  Button,
  DiscardButton,
  DrawerFoot,
  DrawerStack,
  Field,
  IconButton,
  KeptNotice,
  Notice,
  TextInput,
  useKeptForm,
} from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SubTitle } from '../../drawer-style.ts';
import { firstPassword } from '../first-password.ts';
import { LoginCard } from '../LoginCard.tsx';
import { firstName, type LoginData } from '../login-data.ts';
import { userRefusal } from '../refusal.ts';
import { useRefreshUsers } from '../use-users.ts';
import { createBody, NewUserDraft, type NewUserValues, noUser, userProblem } from '../user-values.ts';
import { UserFields } from './UserFields.tsx';

/** Somebody new: who it is, the role and the first password, and then how to hand them over. */
export function NewUserDrawer({ onClose }: { onClose: () => void }) {
  const [login, setLogin] = useState<LoginData>();
  const [round, setRound] = useState(0);
  if (!login) return <NewUserForm key={round} onSaved={setLogin} onCancel={onClose} />;
  return (
    <DrawerStack>
      <SubTitle>{firstName(login.name)} ya puede entrar</SubTitle>
      <LoginCard login={login} />
      <DrawerFoot>
        <Button
          onClick={() => {
            setLogin(undefined);
            setRound(round + 1);
          }}
        >
          Agregar a alguien más
        </Button>
        <Button variant="primary" onClick={onClose}>
          Listo
        </Button>
      </DrawerFoot>
    </DrawerStack>
  );
}

function NewUserForm({ onSaved, onCancel }: { onSaved: (login: LoginData) => void; onCancel: () => void }) {
  const [trouble, setTrouble] = useState<string>();
  const form = useForm<NewUserValues>({
    defaultValues: noUser(firstPassword()),
    resolver: zodResolver(NewUserDraft),
  });
  const kept = useKeptForm('new-user', form, { overClosing: true, except: ['password'] });
  const { errors, isSubmitting, isDirty } = form.formState;
  useReloadHold(isDirty);
  const { mutateAsync } = useCallMutation('POST /users/create');
  const refresh = useRefreshUsers();
  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    const sent = await sendForm(form, () => mutateAsync({ body: createBody(kept.id, values) }));
    if (!sent.ok) return setTrouble(sent.trouble && userRefusal(sent.error));
    const { name, username, password } = values;
    kept.forget();
    void refresh();
    onSaved({ name, username, password, address: location.origin });
  });
  const reason = errors.password?.message;
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
        {kept.isRestored && <KeptNotice onStartAnew={kept.startAnew} />}
        <UserFields suggesting />
        <Field
          label="Contraseña para entrar"
          required
          error={reason && userProblem('password', reason)}
          hint="Inventamos una fácil de dictar; también puedes escribir otra."
        >
          <TextInput
            {...form.register('password')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            trailing={
              <IconButton
                icon="refresh"
                label="Inventar otra contraseña"
                size="sm"
                onClick={() =>
                  form.setValue('password', firstPassword(), { shouldValidate: Boolean(reason) })
                }
              />
            }
          />
        </Field>
        <Notice>
          Cuadra no le envía ningún correo: al guardar te mostramos su usuario y su contraseña para que se los
          des.
        </Notice>
        <DrawerFoot>
          {trouble && <Notice tone="bad">{trouble}</Notice>}
          <DiscardButton kept={kept} isDirty={isDirty} disabled={isSubmitting} onDiscard={onCancel} />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            Crear usuario
          </Button>
        </DrawerFoot>
      </DrawerStack>
    </FormProvider>
  );
}
