import type { RegistrationDraft } from '@cuadra/shared/contract';
import { Field, TextInput } from '@cuadra/shared/ui';
import { useFormContext } from 'react-hook-form';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { IdentificationField, PERSON_TYPES } from './IdentificationField.tsx';
import { suggestUsername } from './suggest-username.ts';
import { useDraftField } from './use-draft-field.ts';

/** The owner: who they are and how they will sign in. */
export function YouStep() {
  const name = useDraftField('name');
  const email = useDraftField('email');
  const username = useDraftField('username');
  const password = useDraftField('password');
  const { clearErrors, getValues, setValue } = useFormContext<RegistrationDraft>();

  const suggest = () => {
    const username = suggestUsername(getValues('email'));
    if (username === '' || getValues('username') !== '') return;
    setValue('username', username);
    clearErrors('username');
  };

  return (
    <>
      <Field label="Nombre y apellido" error={name.error}>
        <TextInput {...name.control} autoComplete="name" autoCapitalize="words" maxLength={120} />
      </Field>
      <Field label="Correo" error={email.error} hint="Ahí te llega el código para entrar la primera vez.">
        <TextInput
          {...email.control}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onBlur={(event) => {
            void email.control.onBlur(event);
            suggest();
          }}
        />
      </Field>
      <Field label="Usuario" error={username.error} hint="Con él inicias sesión, por ejemplo maria.perez.">
        <TextInput
          {...username.control}
          autoComplete="username"
          // What was suggested on the way here gives way to what the user types.
          onFocus={(event) => event.target.select()}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Field label="Contraseña" error={password.error} hint="8 caracteres o más.">
        <PasswordInput {...password.control} autoComplete="new-password" />
      </Field>
      <IdentificationField
        name="identification"
        label="Cédula"
        types={PERSON_TYPES}
        hint="Opcional. Aparece como vendedor en los tickets."
        placeholder="14203118"
      />
    </>
  );
}
