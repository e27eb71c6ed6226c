import { ApiError, errorText } from '@cuadra/shared/client';
import type { PaymentMethod } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Dialog, DrawerStack, Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useDeleteMethod, useHideMethod } from './methods-query.ts';

export interface DeleteMethodDialogProps {
  method: PaymentMethod;
  open: boolean;
  onClose: () => void;
}

/** Asks before a method is removed, says why one that was used stays (spec §8), and offers to hide that. */
export function DeleteMethodDialog({ method, open, onClose }: DeleteMethodDialogProps) {
  const { id, name, is_hidden } = method;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const remove = useDeleteMethod();
  const hide = useHideMethod();
  const mayHide = useCan(['payment_methods', 'update']);
  const isInUse = error instanceof ApiError && error.code === 'ERROR_PAYMENT_METHOD_IN_USE';

  const run = async (work: () => Promise<void>, done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      notify.success(done);
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
          <>
            <Button disabled={isBusy} variant={is_hidden ? 'primary' : 'default'} onClick={onClose}>
              Entendido
            </Button>
            {!is_hidden && mayHide && (
              <Button
                variant="primary"
                loading={isBusy}
                onClick={() => run(() => hide(method), `Ocultaste «${name}».`)}
              >
                Ocultarlo
              </Button>
            )}
          </>
        ) : (
          <>
            <Button disabled={isBusy} onClick={onClose}>
              No
            </Button>
            <Button
              variant="danger"
              loading={isBusy}
              onClick={() => run(() => remove(id), `Eliminaste «${name}».`)}
            >
              Eliminar
            </Button>
          </>
        )
      }
    >
      <DrawerStack>
        {!isInUse && <p>Dejará de salir en la Caja y en los abonos. No se puede deshacer.</p>}
        {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
        {isInUse && !is_hidden && mayHide && (
          <p>Si ya no lo usas, ocúltalo: no sale más al cobrar y tus ventas quedan como están.</p>
        )}
      </DrawerStack>
    </Dialog>
  );
}
