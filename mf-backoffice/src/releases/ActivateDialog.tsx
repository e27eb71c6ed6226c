import { useCallMutation } from '@cuadra/shared/client';
import { ConfirmDialog } from '@cuadra/shared/ui';
import { EffectText } from './EffectText.tsx';
import { useChange } from './use-releases.ts';

interface DialogProps {
  module: string;
  onClose: () => void;
}

/** Gives everybody a version, once it was read what that means. */
export function ActivateDialog({ module, version, onClose }: DialogProps & { version: string }) {
  const change = useChange();
  const { mutateAsync } = useCallMutation('POST /releases/{module}/activate');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`¿Activar ${version} para todas?`}
      confirm="Activar"
      onConfirm={() =>
        change(`${module} ${version} está activa.`, () =>
          mutateAsync({ params: { module }, body: { version } }),
        )
      }
    >
      <EffectText module={module} change={{ change: 'activate', version }} />
    </ConfirmDialog>
  );
}

/** Goes back to the version before, likewise. */
export function RollbackDialog({ module, previous, onClose }: DialogProps & { previous: string }) {
  const change = useChange();
  const { mutateAsync } = useCallMutation('POST /releases/{module}/rollback');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`¿Volver a ${previous}?`}
      confirm={`Volver a ${previous}`}
      danger
      onConfirm={() =>
        change(`${module} ${previous} está activa otra vez.`, () => mutateAsync({ params: { module } }))
      }
    >
      <EffectText module={module} change={{ change: 'rollback' }} />
    </ConfirmDialog>
  );
}

/** Ends the canary, likewise. */
export function EndCanaryDialog({ module, onClose }: DialogProps) {
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /releases/{module}/canary');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="¿Quitar el canario?"
      confirm="Quitar el canario"
      onConfirm={() =>
        change(`${module} ya no tiene canario.`, () =>
          mutateAsync({ params: { module }, body: { canary: null } }),
        )
      }
    >
      <EffectText module={module} change={{ change: 'canary' }} />
    </ConfirmDialog>
  );
}
