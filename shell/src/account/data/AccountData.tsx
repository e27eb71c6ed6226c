import { sendForm } from '@cuadra/shared/client';
import { IDENTIFICATION_TYPES, identificationDoubt } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, Field, Notice, Select, TextInput, useKeptForm } from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Actions, Form, Pair, Part, PartTitle } from '../../form/parts.ts';
import { useSigned } from '../../session/offer-context.tsx';
import { OwnPicture } from '../picture/OwnPicture.tsx';
import { AccountDraft, type AccountValues, accountProblem, accountValues } from './account-draft.ts';
import { useSaveUser } from './save-user.ts';

const Identification = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: var(--s-3);
  align-items: start;
`;

/** Who one is: picture, name, how one signs in, identification. */
export function AccountData() {
  const id = useId();
  const { user } = useSigned().state;
  const save = useSaveUser();
  const [trouble, setTrouble] = useState<string>();
  const form = useForm<AccountValues>({
    defaultValues: accountValues(user),
    resolver: zodResolver(AccountDraft),
  });
  useKeptForm('account', form);
  const { errors, isDirty, isSubmitting } = form.formState;
  const problem = (field: keyof AccountValues) => {
    const reason = errors[field]?.message;
    return reason && accountProblem(field, reason);
  };
  const [kind, number] = form.watch(['identification_type', 'identification']);
  const doubt = identificationDoubt(kind, number);

  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    const sent = await sendForm(form, () => save(values));
    if (!sent.ok) return setTrouble(sent.trouble);
    form.reset(values);
    notify.success('Guardamos tus datos.');
  });

  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id}>Tus datos</PartTitle>
      <OwnPicture />
      <Form
        noValidate
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      >
        <Field label="Nombre" required error={problem('name')} hint="Sale como vendedor en tus facturas.">
          <TextInput {...form.register('name')} autoComplete="name" maxLength={120} />
        </Field>
        <Pair>
          <Field label="Usuario" required error={problem('username')} hint="Con él entras a Cuadra.">
            <TextInput
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
            />
          </Field>
          <Field label="Correo" required error={problem('email')} hint="También sirve para entrar.">
            <TextInput
              {...form.register('email')}
              type="email"
              autoComplete="email"
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
            hint={doubt ? <Doubt>{doubt}</Doubt> : 'Opcional. Sale junto a tu nombre en las facturas.'}
          >
            <TextInput {...form.register('identification')} autoComplete="off" maxLength={20} />
          </Field>
        </Identification>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <Actions>
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isDirty}>
            Guardar datos
          </Button>
          {isDirty && (
            <Button variant="ghost" disabled={isSubmitting} onClick={() => form.reset()}>
              Deshacer cambios
            </Button>
          )}
        </Actions>
      </Form>
    </Part>
  );
}

const Doubt = styled.span`
  color: var(--gold);
`;
