import { COUNTRIES, identificationDoubt } from '@cuadra/shared/domain';
import { IdentityFields, useEntityFormContext } from '@cuadra/shared/form';
import { Field, FormRow, PicturePicker, Select, TextInput } from '@cuadra/shared/ui';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { nextUsername, suggestUsername } from '../suggest-username.ts';
import type { UserValues } from '../user-values.ts';
import { RoleField } from './RoleField.tsx';

export interface UserFieldsProps {
  /** The role that the user has; undefined for a new one. */
  currentRole?: { id: string; name: string } | null;
  /** It is whoever looks. */
  own?: boolean;
  /** Fills in a username for the name, until one is typed. */
  suggesting?: boolean;
}

/** Who somebody is, how they log in and what they may do. */
export function UserFields({ currentRole, own = false, suggesting = false }: UserFieldsProps) {
  const { form, errorOf } = useEntityFormContext<UserValues>();
  const [name, image, kind, number] = useWatch({
    control: form.control,
    name: ['name', 'image', 'identification_type', 'identification'],
  });
  const suggested = useRef('');
  const isTaken = form.formState.errors.username?.message === 'already-used';
  const taken = isTaken ? ` Prueba con ${nextUsername(form.getValues('username'))}.` : '';
  const usernameError = errorOf('username');
  const suggest = (written: string) => {
    if (!suggesting || form.getValues('username') !== suggested.current) return;
    suggested.current = suggestUsername(written);
    form.setValue('username', suggested.current, { shouldValidate: form.formState.isSubmitted });
  };
  const countries = COUNTRIES.some(({ value }) => value === form.getValues('country'))
    ? COUNTRIES
    : [...COUNTRIES, { value: form.getValues('country'), label: form.getValues('country') }];
  return (
    <>
      <PicturePicker
        kind={own ? 'own-photo' : 'photo'}
        name={name || 'N'}
        image={image ?? null}
        hint="Para reconocer a cada quien. Opcional."
        onSave={async (chosen) => {
          form.setValue('image', chosen, { shouldDirty: true });
          return undefined;
        }}
      />
      <Field
        label="Nombre y apellido"
        required
        error={errorOf('name')}
        hint="Sale como vendedor en los tickets."
      >
        <TextInput
          {...form.register('name', { onChange: ({ target }) => suggest(target.value) })}
          autoComplete="off"
          maxLength={120}
        />
      </Field>
      <RoleField currentRole={currentRole} locked={own} error={errorOf('role_id')} />
      <FormRow>
        <Field
          label="Usuario"
          required
          error={usernameError && usernameError + taken}
          hint="Con él entra a Cuadra."
        >
          <TextInput
            {...form.register('username')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Field label="Correo" required error={errorOf('email')} hint="También sirve para entrar.">
          <TextInput
            {...form.register('email')}
            type="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
      </FormRow>
      <IdentityFields
        type={form.register('identification_type')}
        number={form.register('identification')}
        label="Cédula o RIF"
        error={errorOf('identification')}
        hint="Opcional. Sale junto a su nombre en los tickets."
        doubt={identificationDoubt(kind, number)}
      />
      <Field label="País" error={errorOf('country')}>
        <Select {...form.register('country')} options={countries} />
      </Field>
    </>
  );
}
