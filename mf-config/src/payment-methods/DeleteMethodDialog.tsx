import { ApiError, errorText } from '@cuadra/shared/client';
import type { PaymentMethod } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { Button, Dialog, DrawerStack, Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useDeleteMethod } from './methods-query.ts';

export interface DeleteMethodDialogProps {
  method: PaymentMethod;
  open: boolean;
  onClose: () => void;
}

/** Asks before a method is removed, and says why one that was used stays (spec §8). */
export function DeleteMethodDialog({ method: { id, name }, open, onClose }: DeleteMethodDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const remove = useDeleteMethod();
  const isInUse = error instanceof ApiError && error.code === 'ERROR_PAYMENT_METHOD_IN_USE';

  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await remove(id);
      notify.success(`Eliminaste «${name}».`);
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissible={!isBusy}
      title={`¿Eliminar «${name}»?`}
      footer={
        isInUse ? (
          <Button variant="primary" onClick={onClose}>
            Entendido
          </Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={onClose}>
              No
            </Button>
            <Button variant="danger" loading={isBusy} onClick={submit}>
              Eliminar
            </Button>
          </>
        )
      }
    >
      <DrawerStack>
        {!isInUse && <p>Dejará de salir en la Caja y en los abonos. No se puede deshacer.</p>}
        {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
      </DrawerStack>
    </Dialog>
  );
}
