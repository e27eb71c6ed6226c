import { ApiError, errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Material } from '@cuadra/shared/contract';
import { RemoveButton } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';
import { MATERIALS_PATH } from '../material-paths.ts';

/** Withdraws a material that no formula uses, for who may. */
export function DeleteMaterial({ material: { id, name } }: { material: Material }) {
  const { mutateAsync } = useCallMutation('DELETE /materials/delete/{id}');
  const calls = useCallCache();
  const navigate = useNavigate();
  return (
    <RemoveButton
      permission={['products', 'delete']}
      title={`¿Retirar «${name}»?`}
      confirm="Retirar"
      remove={() => mutateAsync({ params: { id } })}
      errorText={refusal}
      done={`Retiraste «${name}».`}
      onRemoved={() => {
        navigate(MATERIALS_PATH);
        // Its own page stands there a moment longer, and would ask for what is gone.
        void calls.refresh(
          ...(['GET /materials', 'GET /materials/summary'] as const),
          ...(['GET /industrial/summary', 'GET /industrial/to_buy'] as const),
        );
      }}
    >
      Lo que hiciste con él queda como está; ya no saldrá en tus listas.
    </RemoveButton>
  );
}

function refusal(error: unknown): string {
  const isUsed = error instanceof ApiError && error.fields.id === 'in-use';
  return isUsed ? 'Una fórmula lo lleva. Quítalo de ella primero.' : errorText(error);
}
