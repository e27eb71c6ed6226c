import { ApiError, errorText, orGone, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Supplier } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Withdraws a supplier with whom nothing is open, for who may. */
export function DeleteSupplier({ supplier }: { supplier: Supplier }) {
  const mayDelete = useCan(['products', 'delete']);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCallMutation('DELETE /suppliers/delete/{id}');
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
        title={`¿Retirar a «${supplier.name}»?`}
        confirm="Retirar"
        danger
        onConfirm={async () => {
          try {
            await orGone(mutateAsync({ params: { id: supplier.id } }));
          } catch (error) {
            notify.error(refusal(error));
            throw error;
          }
          notify.success(`Retiraste a «${supplier.name}».`);
          void calls.refresh('GET /suppliers');
          navigate('/suppliers');
        }}
      >
        Sus compras quedan como están; ya no saldrá al anotar otra.
      </ConfirmDialog>
    </>
  );
}

function refusal(error: unknown): string {
  const reason = error instanceof ApiError ? error.fields.id : undefined;
  if (reason === 'has-debt') return 'Todavía hay dinero pendiente con este proveedor. Págalo primero.';
  if (reason === 'has-drafts')
    return 'Hay compras sin recibir de este proveedor. Recíbelas o elimínalas primero.';
  return errorText(error);
}
