import { errorText, orGone, useCallMutation } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';

export interface RetireProductProps {
  product: Product;
  onRetired: () => void;
}

/** Withdraws a product, for who may: what was sold keeps it. */
export function RetireProduct({ product: { id, name }, onRetired }: RetireProductProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCallMutation('DELETE /products/delete/{id}');
  if (!useCan(['products', 'delete'])) return null;
  return (
    <>
      <Button variant="ghost" block icon="trash" onClick={() => setAsking(true)}>
        Retirar producto
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿Retirar «${name}»?`}
        confirm="Retirar"
        danger
        onConfirm={async () => {
          try {
            await orGone(mutateAsync({ params: { id } }));
          } catch (error) {
            notify.error(errorText(error));
            throw error;
          }
          onRetired();
        }}
      >
        Ya no se venderá ni saldrá en la lista. Lo que ya vendiste de él se queda en tus reportes, y su código
        y sus códigos de barras quedan libres.
      </ConfirmDialog>
    </>
  );
}
