import { ApiError, errorText, orGone, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Material } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MATERIALS_PATH } from '../material-paths.ts';

/** Withdraws a material that no formula uses, for who may. */
export function DeleteMaterial({ material }: { material: Material }) {
  const mayDelete = useCan(['products', 'delete']);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCallMutation('DELETE /materials/delete/{id}');
  const calls = useCallCache();
  const navigate = useNavigate();
  if (!mayDelete) return null;
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => setAsking(true)}>
        Retirar
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿Retirar «${material.name}»?`}
        confirm="Retirar"
        danger
        onConfirm={async () => {
          try {
            await orGone(mutateAsync({ params: { id: material.id } }));
          } catch (error) {
            notify.error(refusal(error));
            throw error;
          }
          notify.success(`Retiraste «${material.name}».`);
          navigate(MATERIALS_PATH);
          // Its own page stands there a moment longer, and would ask for what is gone.
          void calls.refresh(
            ...(['GET /materials', 'GET /materials/summary'] as const),
            ...(['GET /industrial/summary', 'GET /industrial/to_buy'] as const),
          );
        }}
      >
        Lo que hiciste con él queda como está; ya no saldrá en tus listas.
      </ConfirmDialog>
    </>
  );
}

function refusal(error: unknown): string {
  const isUsed = error instanceof ApiError && error.fields.id === 'in-use';
  return isUsed ? 'Una fórmula lo lleva. Quítalo de ella primero.' : errorText(error);
}
