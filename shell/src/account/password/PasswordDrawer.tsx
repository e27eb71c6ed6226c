import { Button, Drawer } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { Form } from '../../form/parts.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Apart from the sentence above it. */
const DrawerForm = styled(Form)`
  padding-top: var(--s-4);
`;

/** The own password, for who has no Mi Cuenta (spec §6): whoever got a first password from the owner makes it theirs. */
export default function PasswordDrawer({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { form, onSubmit, busy, trouble } = useChangePassword(onClose);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title="Cambiar mi contraseña"
      description="Al cambiarla se cierran tus sesiones en los demás dispositivos; esta sigue abierta."
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            Cambiar contraseña
          </Button>
        </>
      }
    >
      <DrawerForm id={id} noValidate onSubmit={onSubmit}>
        <PasswordFields form={form} trouble={trouble} />
      </DrawerForm>
    </Drawer>
  );
}
