import { FormDialog } from '@cuadra/shared/form';
import { PasswordFields } from './PasswordFields.tsx';
import { useChangePassword } from './use-change-password.ts';

/** The own password, for who has no Mi Cuenta (spec §6): whoever got a first password from the owner makes it theirs. */
export default function PasswordDrawer({ onClose }: { onClose: () => void }) {
  const form = useChangePassword(onClose);
  return (
    <FormDialog
      asDrawer
      form={form}
      title="Cambiar mi contraseña"
      description="Al cambiarla se cierran tus sesiones en los demás dispositivos; esta sigue abierta."
      submit="Cambiar contraseña"
      onClose={onClose}
    >
      <PasswordFields form={form} />
    </FormDialog>
  );
}
