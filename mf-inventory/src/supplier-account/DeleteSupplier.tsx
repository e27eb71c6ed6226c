import { ApiError, errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Supplier } from '@cuadra/shared/contract';
import { RemoveButton } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';

/** Withdraws a supplier with whom nothing is open, for who may. */
export function DeleteSupplier({ supplier: { id, name } }: { supplier: Supplier }) {
  const { mutateAsync } = useCallMutation('DELETE /suppliers/delete/{id}');
  const calls = useCallCache();
  const navigate = useNavigate();
  return (
    <RemoveButton
      permission={['products', 'delete']}
      title={`¿Retirar a «${name}»?`}
      confirm="Retirar"
      remove={() => mutateAsync({ params: { id } })}
      errorText={refusal}
      done={`Retiraste a «${name}».`}
      onRemoved={() => {
        void calls.refresh('GET /suppliers');
        navigate('/suppliers');
      }}
    >
      Sus compras quedan como están; ya no saldrá al anotar otra.
    </RemoveButton>
  );
}

function refusal(error: unknown): string {
  const reason = error instanceof ApiError ? error.fields.id : undefined;
  if (reason === 'has-debt') return 'Todavía hay dinero pendiente con este proveedor. Págalo primero.';
  if (reason === 'has-drafts')
    return 'Hay compras sin recibir de este proveedor. Recíbelas o elimínalas primero.';
  return errorText(error);
}
