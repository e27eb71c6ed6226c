import { COUNTRIES, IDENTIFICATION_TYPES, identificationDoubt } from '@cuadra/shared/domain';
import { Field, PHONE, PicturePicker, Select, TextInput } from '@cuadra/shared/ui';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { nextUsername, suggestUsername } from '../suggest-username.ts';
import { type UserValues, userProblem } from '../user-values.ts';
import { RoleField } from './RoleField.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-4);
  align-items: start;
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Identification = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: var(--s-3);
  align-items: start;
`;

const Doubt = styled.span`
  color: var(--gold);
`;

export interface UserFieldsProps {
  /** The role that the user has; undefined for a new one. */
  currentRole?: { id: string; name: string } | null;
  /** It is whoever looks. */
  own?: boolean;
  /** Fills in a username for the name, until one is typed. */
  suggesting?: boolean;
}

/** Who somebody is, how he logs in and what he may do. */
export function UserFields({ currentRole, own = false, suggesting = false }: UserFieldsProps) {
  const form = useFormContext<UserValues>();
  const { errors } = form.formState;
  const [name, image, kind, number] = useWatch({
    control: form.control,
    name: ['name', 'image', 'identification_type', 'identification'],
  });
  const suggested = useRef('');
  const problem = (field: keyof UserValues) => {
    const reason = errors[field]?.message;
    return reason && userProblem(field, reason);
  };
  const taken =
    errors.username?.message === 'already-used'
      ? ` Prueba con ${nextUsername(form.getValues('username'))}.`
      : '';
  const usernameProblem = problem('username');
  const suggest = (written: string) => {
    if (!suggesting || form.getValues('username') !== suggested.current) return;
    suggested.current = suggestUsername(written);
    form.setValue('username', suggested.current, { shouldValidate: form.formState.isSubmitted });
  };
  const doubt = identificationDoubt(kind, number);
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
        error={problem('name')}
        hint="Sale como vendedor en las facturas."
      >
        <TextInput
          {...form.register('name', { onChange: ({ target }) => suggest(target.value) })}
          autoComplete="off"
          maxLength={120}
        />
      </Field>
      <RoleField currentRole={currentRole} locked={own} error={problem('role_id')} />
      <Pair>
        <Field
          label="Usuario"
          required
          error={usernameProblem && usernameProblem + taken}
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
        <Field label="Correo" required error={problem('email')} hint="También sirve para entrar.">
          <TextInput
            {...form.register('email')}
            type="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
      </Pair>
      <Identification>
        <Field label="Tipo">
          <Select
            {...form.register('identification_type')}
            options={IDENTIFICATION_TYPES.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field
          label="Cédula o RIF"
          error={problem('identification')}
          hint={doubt ? <Doubt>{doubt}</Doubt> : 'Opcional. Sale junto a su nombre en las facturas.'}
        >
          <TextInput {...form.register('identification')} autoComplete="off" maxLength={20} />
        </Field>
      </Identification>
      <Field label="País" error={problem('country')}>
        <Select {...form.register('country')} options={countries} />
      </Field>
    </>
  );
}
