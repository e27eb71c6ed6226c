import { ApiError, errorText, orGone, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { ConfirmDialog } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';

/** Withdraws a client with whom nothing is open. */
export function DeleteClient({ client, onClose }: { client: Client; onClose: () => void }) {
  const { mutateAsync } = useCallMutation('DELETE /clients/delete/{id}');
  const calls = useCallCache();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`¿Retirar a «${client.name}»?`}
      confirm="Retirar"
      danger
      onConfirm={async () => {
        try {
          await orGone(mutateAsync({ params: { id: client.id } }));
        } catch (error) {
          notify.error(refusal(error));
          throw error;
        }
        notify.success(`Retiraste a «${client.name}».`);
        void calls.refresh('GET /clients', 'GET /clients/totals');
        navigate('/clients');
      }}
    >
      Sus ventas quedan como están; ya no saldrá al buscar clientes.
    </ConfirmDialog>
  );
}

function refusal(error: unknown): string {
  const reason = error instanceof ApiError ? error.fields.id : undefined;
  if (reason === 'has-debt') return 'Todavía hay dinero pendiente con este cliente. Salda su cuenta primero.';
  return errorText(error);
}
