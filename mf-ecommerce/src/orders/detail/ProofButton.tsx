import { useCall } from '@cuadra/shared/client';
import type { Order } from '@cuadra/shared/contract';
import { Button, PictureDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import { orderTitle } from '../order-text.ts';

/** The picture by which the buyer shows the payment, read once it is wanted. */
export function ProofButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  // The buyer may send another one.
  const query = useCall(
    'GET /store/orders/{id}/proof',
    { params: { id: order.id } },
    { enabled: isOpen, staleTime: 0 },
  );
  return (
    <>
      <Button icon="image" onClick={() => setOpen(true)}>
        Ver comprobante
      </Button>
      {isOpen && (
        <PictureDialog
          title={`Comprobante del ${orderTitle(order).replace('Pedido', 'pedido')}`}
          alt={`Comprobante de pago de ${order.buyer_name}`}
          query={query}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
