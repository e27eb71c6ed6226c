import { errorText, useCallMutation } from '@cuadra/shared/client';
import type { BackofficeClient } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { ConfirmDialog } from '@cuadra/shared/ui';
import { useDeed } from './use-deed.ts';

/** Takes a suspension back. */
export function RestoreDialog({ client, onClose }: { client: BackofficeClient; onClose: () => void }) {
  const { id, name } = client.company;
  const { mutateAsync } = useCallMutation('PUT /backoffice/client/{id}/suspension');
  const { deed, settle } = useDeed(client);
  const restore = async () => {
    try {
      await settle(
        mutateAsync({ params: { id }, body: { reason: null, ...deed } }),
        `${name} puede trabajar otra vez.`,
      );
    } catch (error) {
      notify.error(errorText(error));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`¿Quitar la suspensión de ${name}?`}
      confirm="Sí, quitarla"
      onConfirm={restore}
    >
      Sus usuarios entran otra vez y siguen donde quedaron.
    </ConfirmDialog>
  );
}
