import { orGone, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Purchase } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { purchaseErrorText } from './purchase-values.ts';

/** Throws a draft away, for who may. */
export function DeletePurchase({ purchase, onDeleted }: { purchase: Purchase; onDeleted: () => void }) {
  const mayDelete = useCan(['products', 'delete']);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCallMutation('DELETE /purchases/delete/{id}');
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
        title="¿Eliminar este borrador?"
        confirm="Eliminar"
        danger
        onConfirm={async () => {
          try {
            await orGone(mutateAsync({ params: { id: purchase.id } }));
          } catch (error) {
            notify.error(purchaseErrorText(error));
            throw error;
          }
          onDeleted();
          notify.success('Eliminaste el borrador.');
          void calls.refresh('GET /purchases');
          navigate('/purchases');
        }}
      >
        No ha movido nada de tu inventario, y lo que anotaste se perdería.
      </ConfirmDialog>
    </>
  );
}
