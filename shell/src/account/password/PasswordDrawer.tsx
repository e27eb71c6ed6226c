import { FormDialog } from '@cuadra/shared/form';
import { PasswordFields } from './PasswordFields.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Changes the own password, for users without Mi Cuenta (spec §6), whose first one came from the owner, and for who runs Cuadra. */
export function PasswordDrawer({ onClose }: { onClose: () => void }) {
  const form = useChangePassword(onClose);
  return (
    <FormDialog
      asDrawer
      form={form}
      title="Cambiar mi contraseña"
      description="Al cambiarla se cierran tus sesiones en los demás equipos; esta sigue abierta."
      submit="Cambiar contraseña"
      onClose={onClose}
    >
      <PasswordFields form={form} />
    </FormDialog>
  );
}
