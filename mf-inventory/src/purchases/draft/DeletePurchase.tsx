import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Purchase } from '@cuadra/shared/contract';
import { RemoveButton } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';
import { purchaseErrorText } from './purchase-values.ts';

/** Throws a draft away, for who may. */
export function DeletePurchase({
  purchase: { id },
  onDeleted,
}: {
  purchase: Purchase;
  onDeleted: () => void;
}) {
  const { mutateAsync } = useCallMutation('DELETE /purchases/delete/{id}');
  const calls = useCallCache();
  const navigate = useNavigate();
  return (
    <RemoveButton
      permission={['products', 'delete']}
      title="¿Eliminar este borrador?"
      remove={() => mutateAsync({ params: { id } })}
      errorText={purchaseErrorText}
      done="Eliminaste el borrador."
      onRemoved={() => {
        onDeleted();
        void calls.refresh('GET /purchases');
        navigate('/purchases');
      }}
    >
      No ha movido nada de tu inventario, y lo que anotaste se perdería.
    </RemoveButton>
  );
}
