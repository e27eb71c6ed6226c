import { identificationDoubt } from '@cuadra/shared/domain';
import { FormErrors, IdentityFields, UndoButton, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Button, Field, Grid, Stack, TextInput } from '@cuadra/shared/ui';
import { useId } from 'react';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { Actions, Part, PartTitle } from '../../ui/section.ts';
import { accountFieldError, accountFormSchema, accountValues, changedOf } from './account-values.ts';
import { OwnPicture } from './OwnPicture.tsx';
import { useSaveUser } from './save-user.ts';

/** The own user: picture, name, username, identification. */
export function AccountData() {
  const id = useId();
  const { user } = useVisitor().state;
  const save = useSaveUser();
  const account = useEntityForm({
    draft: { name: 'account' },
    schema: accountFormSchema,
    values: accountValues(user),
    // The rest somebody else may have changed meanwhile.
    send: (values, _, { before }) => save(changedOf(values, before)),
    next: (_, values) => values,
    onSaved: () => notify.success('Guardamos tus datos.'),
    fieldError: accountFieldError,
  });
  const { form, errorOf, isDirty, isSubmitting } = account;
  const [kind, number] = form.watch(['identification_type', 'identification']);

  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id}>Tus datos</PartTitle>
      <OwnPicture />
      <Stack as="form" noValidate onSubmit={account.onSubmit}>
        <Field label="Nombre" required error={errorOf('name')} hint="Sale como vendedor en tus tickets.">
          <TextInput {...form.register('name')} autoComplete="name" maxLength={120} />
        </Field>
        <Grid $min={230} $gap={4} $align="start">
          <Field label="Usuario" required error={errorOf('username')} hint="Con él entras a Cuadra.">
            <TextInput
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
            />
          </Field>
          <Field label="Correo" required error={errorOf('email')} hint="También sirve para entrar.">
            <TextInput
              {...form.register('email')}
              type="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={254}
            />
          </Field>
        </Grid>
        <IdentityFields
          type={form.register('identification_type')}
          number={form.register('identification')}
          label="Cédula o RIF"
          error={errorOf('identification')}
          hint="Opcional. Sale junto a tu nombre en los tickets."
          doubt={identificationDoubt(kind, number)}
        />
        <FormErrors form={account} />
        <Actions>
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isDirty}>
            Guardar datos
          </Button>
          <UndoButton form={account} />
        </Actions>
      </Stack>
    </Part>
  );
}
