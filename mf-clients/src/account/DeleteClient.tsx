import { ApiError, errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { RemoveQuestion } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';

/** Withdraws a client with whom nothing is open. */
export function DeleteClient({ client: { id, name }, onClose }: { client: Client; onClose: () => void }) {
  const { mutateAsync } = useCallMutation('DELETE /clients/delete/{id}');
  const calls = useCallCache();
  const navigate = useNavigate();
  return (
    <RemoveQuestion
      open
      onOpenChange={(open) => !open && onClose()}
      title={`¿Retirar a «${name}»?`}
      confirm="Retirar"
      remove={() => mutateAsync({ params: { id } })}
      errorText={refusal}
      done={`Retiraste a «${name}».`}
      onRemoved={() => {
        void calls.refresh('GET /clients', 'GET /clients/totals');
        navigate('/clients');
      }}
    >
      Sus ventas quedan como están; ya no saldrá al buscar clientes.
    </RemoveQuestion>
  );
}

function refusal(error: unknown): string {
  const reason = error instanceof ApiError ? error.fields.id : undefined;
  if (reason === 'has-debt') return 'Todavía hay dinero pendiente con este cliente. Salda su cuenta primero.';
  return errorText(error);
}
