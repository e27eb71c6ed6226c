import { useCallMutation } from '@cuadra/shared/client';
import { FormDrawer, useEntityForm } from '@cuadra/shared/form';
import { Button, DrawerFoot, DrawerStack, Field, IconButton, Notice, TextInput } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import { SubTitle } from '../../drawer-style.ts';
import { firstPassword } from '../first-password.ts';
import { LoginCard } from '../LoginCard.tsx';
import { firstName, type LoginData } from '../login-data.ts';
import { useRefreshUsers } from '../use-users.ts';
import { userErrorText } from '../user-error-text.ts';
import { createBody, newUserFormSchema, noUser, userFieldError } from '../user-values.ts';
import { requestIds } from './request-ids.ts';
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
  const { mutateAsync } = useCallMutation('POST /users/create');
  const refresh = useRefreshUsers();
  const [initial] = useState(() => noUser(firstPassword()));
  const idFor = useRef(requestIds()).current;
  const user = useEntityForm({
    draft: { name: 'new-user', overClosing: true, except: ['password'], isNew: true },
    schema: newUserFormSchema,
    values: initial,
    send: (values, id) => {
      // A restored draft was sent with a password that nobody kept.
      const requestId = idFor(values.password, user.draft.isRestored ? undefined : id);
      return mutateAsync({ body: createBody(requestId, values) });
    },
    onSaved: (_, { name, username, password }) => {
      void refresh();
      onSaved({ name, username, password, address: location.origin });
    },
    fieldError: userFieldError,
    errorText: userErrorText,
  });
  const { form, errorOf } = user;
  const error = errorOf('password');
  return (
    <FormDrawer form={user} submit="Crear usuario" onDiscard={onCancel}>
      <UserFields suggesting />
      <Field
        label="Contraseña para entrar"
        required
        error={error}
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
              onClick={() => form.setValue('password', firstPassword(), { shouldValidate: Boolean(error) })}
            />
          }
        />
      </Field>
      <Notice>
        Cuadra no le envía ningún correo: al guardar te mostramos su usuario y su contraseña para que se los
        des.
      </Notice>
    </FormDrawer>
  );
}
