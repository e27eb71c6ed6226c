import { ApiError, errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Formula } from '@cuadra/shared/contract';
import { RemoveButton } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';
import { FORMULAS_PATH } from '../../goods/formula-paths.ts';

/** Withdraws a formula by which nothing is to be made, for who may. */
export function DeleteFormula({ formula: { id, name } }: { formula: Formula }) {
  const { mutateAsync } = useCallMutation('DELETE /formulas/delete/{id}');
  const calls = useCallCache();
  const navigate = useNavigate();
  return (
    <RemoveButton
      permission={['products', 'delete']}
      title={`¿Eliminar «${name}»?`}
      remove={() => mutateAsync({ params: { id } })}
      errorText={refusal}
      done={`Eliminaste «${name}».`}
      onRemoved={() => {
        navigate(FORMULAS_PATH);
        // Its own page stands there a moment longer, and would ask for what is gone.
        void calls.refresh('GET /formulas', 'GET /industrial/summary', 'GET /industrial/to_buy');
      }}
    >
      Lo que produjiste con ella queda como está; ya no saldrá en tus listas.
    </RemoveButton>
  );
}

function refusal(error: unknown): string {
  const isUsed = error instanceof ApiError && error.fields.id === 'in-use';
  return isUsed
    ? 'Hay producciones planificadas o en curso con ella. Termínalas o anúlalas primero.'
    : errorText(error);
}
