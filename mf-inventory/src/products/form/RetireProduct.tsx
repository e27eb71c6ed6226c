import { useCallMutation } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { RemoveButton } from '@cuadra/shared/ui';

export interface RetireProductProps {
  product: Product;
  onRetired: () => void;
}

/** Withdraws a product, for who may: what was sold keeps it. */
export function RetireProduct({ product: { id, name }, onRetired }: RetireProductProps) {
  const { mutateAsync } = useCallMutation('DELETE /products/delete/{id}');
  return (
    <RemoveButton
      permission={['products', 'delete']}
      label="Retirar producto"
      block
      title={`¿Retirar «${name}»?`}
      confirm="Retirar"
      remove={() => mutateAsync({ params: { id } })}
      onRemoved={onRetired}
    >
      Ya no se venderá ni saldrá en la lista. Lo que ya vendiste de él se queda en tus reportes, y su código y
      sus códigos de barras quedan libres.
    </RemoveButton>
  );
}
