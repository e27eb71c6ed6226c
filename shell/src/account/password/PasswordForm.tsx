import { Button } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Actions, Form, Part, PartText, PartTitle } from '../../form/parts.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { useChangePassword } from './use-change-password.ts';

/** The part of Mi Cuenta in which the own password is changed. */
export function PasswordForm() {
  const id = useId();
  const { form, onSubmit, busy, trouble } = useChangePassword();
  return (
    <Part aria-labelledby={id}>
      <div>
        <PartTitle id={id}>Contraseña</PartTitle>
        <PartText>
          Al cambiarla se cierran tus sesiones en los demás dispositivos; esta sigue abierta.
        </PartText>
      </div>
      <Form noValidate onSubmit={onSubmit}>
        <PasswordFields form={form} trouble={trouble} />
        <Actions>
          <Button type="submit" variant="primary" loading={busy}>
            Cambiar contraseña
          </Button>
        </Actions>
      </Form>
    </Part>
  );
}
