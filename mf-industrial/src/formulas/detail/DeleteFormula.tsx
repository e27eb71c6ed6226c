import { ApiError, errorText, orGone, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Formula } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FORMULAS_PATH } from '../../goods/formula-paths.ts';

/** Withdraws a formula by which nothing is to be made, for who may. */
export function DeleteFormula({ formula }: { formula: Formula }) {
  const mayDelete = useCan(['products', 'delete']);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCallMutation('DELETE /formulas/delete/{id}');
  const calls = useCallCache();
  const navigate = useNavigate();
  if (!mayDelete) return null;
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => setAsking(true)}>
        Eliminar
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿Eliminar «${formula.name}»?`}
        confirm="Eliminar"
        danger
        onConfirm={async () => {
          try {
            await orGone(mutateAsync({ params: { id: formula.id } }));
          } catch (error) {
            notify.error(refusal(error));
            throw error;
          }
          notify.success(`Eliminaste «${formula.name}».`);
          navigate(FORMULAS_PATH);
          // Its own page stands there a moment longer, and would ask for what is gone.
          void calls.refresh('GET /formulas', 'GET /industrial/summary', 'GET /industrial/to_buy');
        }}
      >
        Lo que produjiste con ella queda como está; ya no saldrá en tus listas.
      </ConfirmDialog>
    </>
  );
}

function refusal(error: unknown): string {
  const isUsed = error instanceof ApiError && error.fields.id === 'in-use';
  return isUsed
    ? 'Hay producciones planificadas o en curso con ella. Termínalas o anúlalas primero.'
    : errorText(error);
}
