import { FormErrors } from '@cuadra/shared/form';
import { Button, Stack } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Actions, Part, PartText, PartTitle } from '../../ui/section.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { useChangePassword } from './use-change-password.ts';

/** The part of Mi Cuenta in which the own password is changed. */
export function PasswordForm() {
  const id = useId();
  const form = useChangePassword();
  return (
    <Part aria-labelledby={id}>
      <div>
        <PartTitle id={id}>Contraseña</PartTitle>
        <PartText>Al cambiarla se cierran tus sesiones en los demás equipos; esta sigue abierta.</PartText>
      </div>
      <Stack as="form" noValidate onSubmit={form.onSubmit}>
        <PasswordFields form={form} />
        <FormErrors form={form} />
        <Actions>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            Cambiar contraseña
          </Button>
        </Actions>
      </Stack>
    </Part>
  );
}
