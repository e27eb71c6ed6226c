import type { PublicOrder } from '@cuadra/shared/contract';

export interface OrderStory {
  title: string;
  text: string;
  /** How many of the four steps it has taken; none of one that came to nothing. */
  done: number;
}

/** What has become of an order, in words. */
export function orderStory({ status, delivery }: Pick<PublicOrder, 'status' | 'delivery'>): OrderStory {
  const isPickup = delivery === 'pickup';
  switch (status) {
    case 'pending':
      return {
        title: '¡Recibimos tu pedido!',
        text: 'La tienda lo está revisando. Esta página se actualiza sola.',
        done: 1,
      };
    case 'accepted':
      return { title: 'Tu pedido está aceptado', text: 'Lo están preparando.', done: 2 };
    case 'ready':
      return {
        title: isPickup ? 'Listo para retirar' : 'Listo para enviar',
        text: isPickup ? 'Puedes pasar por la tienda cuando quieras.' : 'Va en camino o está por salir.',
        done: 3,
      };
    case 'delivered':
      return { title: 'Entregado', text: '¡Gracias por tu compra!', done: 4 };
    case 'cancelled':
      return { title: 'Este pedido se anuló', text: 'Si ya pagaste, escribe a la tienda.', done: 0 };
    case 'expired':
      return {
        title: 'Este pedido venció',
        text: 'La tienda no lo aceptó a tiempo. Puedes pedir de nuevo o escribirle.',
        done: 0,
      };
  }
}
